import { existsSync } from 'node:fs';
import module from 'node:module';

const OLDEST_NODE = 24;

/**
 * Runs a program: from its sources in a checkout, else from what was built of them. Node.js strips no types below
 * `node_modules`.
 *
 * @param {string} name path of the source below `src`, without its ending
 */
export async function runProgram(name) {
  if (Number.parseInt(process.versions.node) < OLDEST_NODE) {
    console.error(`Node.js ${OLDEST_NODE} or newer is needed, this is ${process.version}.`);
    process.exit(1);
  }
  // Some two hundred files are compiled once, not on every start.
  module.enableCompileCache();
  const source = new URL(`../src/${name}.ts`, import.meta.url);
  await import(existsSync(source) ? source.href : new URL(`../dist/${name}.js`, import.meta.url).href);
}
