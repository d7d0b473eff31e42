// Runs a Python program in Pyodide under node, with names set beforehand; a Python error ends the process with its last lines.
import { loadPyodide } from "pyodide";

const LINES_OF_A_TRACEBACK = 12;
// What is compiled keeps its line numbers, not the columns: a fifth less to download, and no source to point into anyway.
const environment = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" };

/**
 * @param {string} program Python source; the value of its last expression is the answer's value
 * @param {Record<string, string>} names global names and their text
 * @param {(python: any) => void} prepare called before the program runs, to write files
 * @param {object} options for loadPyodide
 */
export const runIn = async (program, names = {}, prepare = () => {}, options = {}) => {
  const python = await loadPyodide({ env: environment, ...options });
  for (const [name, value] of Object.entries(names)) python.globals.set(name, value);
  prepare(python);
  try {
    return { python, value: python.runPython(program) };
  } catch (error) {
    console.error(String(error.message).trim().split("\n").slice(-LINES_OF_A_TRACEBACK).join("\n"));
    process.exit(1);
  }
};
