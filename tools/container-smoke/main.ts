/**
 * Follows the steps of the host's Dockerfile in a folder, without Docker, and starts what they made. Exit code 1 if it does
 * not count, or does not end at SIGTERM as a container platform needs.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@countin/domain/testing/free-ports';
import { environmentOf, stagesOf, type Stage } from './dockerfile.ts';

const WORKSPACE = join(import.meta.dirname, '../..');
/** Settings of a deployment; nothing of them is reached. */
const SETTINGS = {
  PROJECT_ID: 'demo-countin',
  MAIN_HOST: 'countin.fm',
  FOURTRACK_HOST: '4track.fm',
  SHORT_HOST: 'cnt.fm',
  WEB_API_KEY: 'key',
  STORAGE_BUCKET: 'demo-countin.appspot.com',
  TRUSTED_PROXIES: '1',
  HOST_SIGNING_SECRET: 'h'.repeat(32),
};
const GRACE = 10_000;

const root = mkdtempSync(join(tmpdir(), 'countin-container-'));
try {
  await checkContainer();
} finally {
  rmSync(root, { recursive: true, force: true });
}

async function checkContainer(): Promise<void> {
  const stages = stagesOf(readFileSync(join(WORKSPACE, 'apps/host/Dockerfile'), 'utf8'));
  for (const stage of stages) build(stage);
  const last = stages.at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  const image = folderOf(last);
  const environment = environmentOf(last);
  const journal = join(image, environment['COUNTING_FOLDER'] ?? fail('The image sets no COUNTING_FOLDER.'));
  if (!existsSync(journal)) fail('The image does not make the folder of the journal.');
  const command = JSON.parse(last.instructions.find(({ name }) => name === 'CMD')?.rest ?? '[]') as string[];
  const port = await freePort();
  const child = spawn(process.execPath, command.slice(1), {
    cwd: join(image, 'host'),
    env: {
      PATH: process.env['PATH'],
      ...environment,
      ...SETTINGS,
      PORT: String(port),
      COUNTING_FOLDER: journal,
      METADATA_SERVER_DETECTION: 'none',
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    if (line.includes('listening on')) break;
  }
  if (child.exitCode !== null) fail(`The host did not start:\n${said.join('\n')}`);
  child.stderr.pipe(process.stderr);
  const health = await fetch(`http://127.0.0.1:${port}/healthz`);
  const { counting } = (await health.json()) as { counting?: boolean };
  if (!health.ok || counting !== true) fail(`/healthz answers ${health.status}, counting: ${counting}`);
  if (readdirSync(journal).length === 0) fail('The journal is not in the folder of the volume.');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), GRACE);
  const [code, signal] = (await exited) as [number | null, string | null];
  clearTimeout(late);
  if (code !== 0) fail(`After SIGTERM the host ended with ${code ?? signal}.`);
  console.error('The container’s steps work: it starts, counts, and ends at SIGTERM.');
}

function folderOf({ name }: Stage): string {
  return join(root, name ?? 'image');
}

/** Copies and runs what a stage says. Owners, users and volumes are Docker's own. */
function build(stage: Stage): void {
  const folder = folderOf(stage);
  let directory = folder;
  for (const { name, from, rest } of stage.instructions) {
    if (name === 'WORKDIR') mkdirSync((directory = join(folder, rest)), { recursive: true });
    if (name === 'COPY') copy(from === null ? WORKSPACE : join(root, from), rest.split(' '), directory);
    if (name === 'RUN') run(rest, folder, directory);
  }
}

function copy(source: string, paths: readonly string[], directory: string): void {
  const target = join(directory, paths.at(-1) ?? '');
  for (const path of paths.slice(0, -1)) {
    const isOwn = paths.length > 2 || paths.at(-1)?.endsWith(`/${basename(path)}`) === false;
    const isFile = /\.\w+$/.test(path);
    cpSync(join(source, path), isOwn && isFile ? join(target, basename(path)) : target, { recursive: true });
  }
}

function run(command: string, folder: string, directory: string): void {
  const [made] = /\/var\/\S+/.exec(command) ?? [];
  if (made !== undefined) {
    mkdirSync(join(folder, made), { recursive: true });
    return;
  }
  const npm = command.replace(/^npm ci/, 'npm ci --prefer-offline');
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const { status } = spawnSync(npm, { cwd: directory, shell: true, stdio: 'inherit', env: { ...process.env, PATH } });
  if (status !== 0) fail(`This step failed: ${command}`);
}

function fail(message: string): never {
  throw new Error(message);
}
