import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PORT_NAMES, PORT_TABLE, type PortName, type Ports } from './ports.ts';

/** The workspace's root. */
export const WORKSPACE = join(import.meta.dirname, '../../..');
/** A `demo-` project never reaches the cloud. */
export const PROJECT_ID = 'demo-countin';

/** The bucket that the emulators give such a project. */
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;

/** Programs to start, and their ports. */
export interface Settings {
  /** Folder for data, secrets and logs, absolute. */
  readonly state: string;
  readonly ports: Ports;
  readonly reset: boolean;
  /** The host on its own port, for development servers on the sites' ports. */
  readonly backend: boolean;
  readonly official: boolean;
  /** The applications are still being built: the process that starts this one says when they are there. */
  readonly awaitBuilds: boolean;
  readonly seed: boolean;
  /** Milliseconds between runs of scheduled functions; null keeps their own schedules. */
  readonly scheduleEvery: number | null;
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a port number'),
  v.transform(Number),
  v.minValue(1, 'is not a port number'),
  v.maxValue(65_535, 'is not a port number'),
);
const environmentSchema = v.object({
  COUNTIN_STATE: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '.local'),
  COUNTIN_PORT_OFFSET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'is not a number'),
      v.transform(Number),
      v.maxValue(55_000, 'is more than 55000'),
    ),
    '0',
  ),
  COUNTIN_SCHEDULE_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{2,9}$/, 'is not a number of milliseconds, at least 10'), v.transform(Number)),
  ),
  COUNTIN_SEED: v.optional(v.picklist(['on', 'off'], 'is neither on nor off'), 'on'),
  ...Object.fromEntries(PORT_NAMES.map((name) => [PORT_TABLE[name].variable, v.optional(port)])),
});

/** The command line or the environment asks for something that is not there. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws SettingsError naming everything that is wrong */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const flags = readFlags(args);
  const parsed = v.safeParse(environmentSchema, environment);
  if (!parsed.success)
    throw new SettingsError(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'));
  const env = parsed.output;
  const moved = env as unknown as Record<string, number | undefined>;
  const ports = Object.fromEntries(
    PORT_NAMES.map((name: PortName) => [
      name,
      moved[PORT_TABLE[name].variable] ?? PORT_TABLE[name].port + env.COUNTIN_PORT_OFFSET,
    ]),
  );
  return {
    state: resolve(WORKSPACE, env.COUNTIN_STATE),
    ports: ports as Ports,
    ...flags,
    seed: env.COUNTIN_SEED === 'on',
    scheduleEvery: env.COUNTIN_SCHEDULE_MS ?? null,
  };
}

function readFlags(args: readonly string[]) {
  const options = {
    reset: { type: 'boolean', default: false },
    backend: { type: 'boolean', default: false },
    official: { type: 'boolean', default: false },
    'await-builds': { type: 'boolean', default: false },
  } as const;
  try {
    const { 'await-builds': awaitBuilds, ...flags } = parseArgs({ args: [...args], options }).values;
    return { ...flags, awaitBuilds };
  } catch (error) {
    throw new SettingsError(
      `${(error as Error).message}\nKnown options: --reset, --backend, --official, --await-builds`,
    );
  }
}

/** Ports that this stack listens on. */
export function portsUsed({ backend, official }: Pick<Settings, 'backend' | 'official'>): PortName[] {
  return PORT_NAMES.filter((name) => {
    if (name === 'backend') return backend;
    if (name === 'main' || name === 'fourtrack') return !backend;
    return name !== 'firestoreWebsocket' || official;
  });
}
