/** The command line as firebase-tools writes it, our own additions, and the environment. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is no port'),
  v.transform(Number),
  v.maxValue(65_535, 'is no port'),
);

const settings = v.object({
  host: v.optional(v.string(), '127.0.0.1'),
  port: v.optional(port, '8080'),
  project_id: v.optional(v.string()),
  rules: v.optional(v.string()),
  indexes: v.optional(v.string()),
  functions_emulator: v.optional(v.pipe(v.string(), v.regex(/^.+:\d+$/, 'is not host:port'))),
  seed_from_export: v.optional(v.string()),
  data: v.optional(v.string()),
  durability: v.optional(v.picklist(['full', 'normal'], 'is neither full nor normal')),
});

/** Command to run. Paths are as given. */
export type CommandLine = v.InferOutput<typeof settings>;

const STRING = { type: 'string' } as const;
/** Accepted because firebase-tools passes them; nothing here depends on them. */
const IGNORED = [
  'websocket_port',
  'webchannel_port',
  'database-edition',
  'single_project_mode',
  'single_project_mode_error',
];

/**
 * Reads arguments and environment (`LOCAL_FIRESTORE_DATA`, `LOCAL_FIRESTORE_DURABILITY`, `LOCAL_FIRESTORE_INDEXES`; a flag wins).
 * Throws one error that names everything wrong.
 */
export function parseCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): CommandLine {
  const names = [...Object.keys(settings.entries), ...IGNORED];
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, STRING])),
    // A newer firebase-tools may pass more than is known here.
    strict: false,
  });
  const parsed = v.safeParse(settings, {
    data: env.LOCAL_FIRESTORE_DATA || undefined,
    durability: env.LOCAL_FIRESTORE_DURABILITY || undefined,
    indexes: env.LOCAL_FIRESTORE_INDEXES || undefined,
    ...values,
  });
  if (parsed.success) return parsed.output;
  const errors = parsed.issues.map((issue) => `--${v.getDotPath(issue)} ${issue.message}: ${String(issue.input)}`);
  throw new Error(errors.join('\n'));
}
