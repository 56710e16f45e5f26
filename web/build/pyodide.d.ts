/** Emscripten's part of Pyodide, which comes without types. */
declare module "pyodide/pyodide.asm.mjs";
