import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { errorLines } from './error-lines.mjs';

/**
 * Results of targets such as `domain:test`, and the error of each that failed.
 *
 * @typedef {{ passed: readonly string[], failed: readonly import('./error-lines.mjs').Failure[], notRun: readonly string[] }} Results
 */

/**
 * Runs targets of every project, however many of them fail, and tells what became of each. Nx leaves out only what needs a
 * build that failed.
 *
 * @param {string} workspace
 * @param {readonly string[]} targets
 * @param {(args: readonly string[], options?: { quiet?: boolean }) => Promise<number>} nx runs Nx and gives its exit code
 * @param {number} [parallel] how many at a time; default: as nx.json says
 * @returns {Promise<Results>}
 */
export async function runTargets(workspace, targets, nx, parallel) {
  const runFile = join(cacheFolder(workspace), 'run.json');
  rmSync(runFile, { force: true });
  const atOnce = parallel === undefined ? [] : [`--parallel=${parallel}`];
  const many = ['run-many', '-t', ...targets, ...atOnce, '--nxBail=false', '--outputStyle=static'];
  const code = await nx(many);
  const ended = readRun(runFile, many.join(' '));
  const passed = ended.filter(({ status }) => status === 0).map(({ taskId }) => taskId);
  const failed = ended
    .filter(({ status }) => status !== 0)
    .map(({ taskId, hash }) => ({ name: taskId, lines: errorLines(outputOf(workspace, hash)) }));
  if (code === 0) return { passed, failed, notRun: [] };
  const known = new Set([...passed, ...failed.map(({ name }) => name)]);
  const notRun = (await plannedTasks(many, nx)).filter((task) => !known.has(task));
  // Nx itself may fail, before it knows of any target.
  const withoutName = failed.length + notRun.length === 0 ? [{ name: `nx ${many.join(' ')}`, lines: [] }] : [];
  return { passed, failed: [...failed, ...withoutName], notRun };
}

/** Nx writes down how each task ended, in its cache. */
function cacheFolder(/** @type {string} */ workspace) {
  const { cacheDirectory } = JSON.parse(readFileSync(join(workspace, 'nx.json'), 'utf8'));
  return resolve(workspace, process.env['NX_CACHE_DIRECTORY'] ?? cacheDirectory ?? '.nx/cache');
}

/** Output of a task; Nx keeps it by the hash of the task's inputs. */
function outputOf(/** @type {string} */ workspace, /** @type {string} */ hash) {
  try {
    return readFileSync(join(cacheFolder(workspace), 'terminalOutputs', hash), 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {string} file
 * @param {string} command another run's file says nothing about this one
 * @returns {{ taskId: string, hash: string, status: number }[]}
 */
function readRun(file, command) {
  try {
    const { run, tasks } = JSON.parse(readFileSync(file, 'utf8'));
    return run.command.endsWith(command) ? tasks : [];
  } catch {
    return [];
  }
}

/**
 * @param {readonly string[]} many
 * @param {Parameters<typeof runTargets>[2]} nx
 * @returns {Promise<string[]>}
 */
async function plannedTasks(many, nx) {
  const folder = mkdtempSync(join(tmpdir(), 'targets-'));
  const file = join(folder, 'graph.json');
  try {
    await nx([...many, `--graph=${file}`], { quiet: true });
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')).tasks.tasks);
  } catch {
    return [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
