// @ts-check
/** The page's only client, which begins to load Python while the page's other modules are still arriving. */
import { Client } from "./client.js";

export const client = new Client();
client.start();
