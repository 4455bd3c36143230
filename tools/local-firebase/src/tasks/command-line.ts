import { parseArgs } from 'node:util';
import * as v from 'valibot';

const whole = (what: string, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/, what), v.transform(Number), v.maxValue(most, what));
const settings = v.strictObject({
  host: v.optional(v.string(), '127.0.0.1'),
  port: v.optional(whole('is no port', 65_535), '9499'),
  data: v.optional(v.string()),
  functions_emulator: v.optional(v.pipe(v.string(), v.regex(/^.+:\d+$/, 'is not host:port')), '127.0.0.1:5001'),
  concurrency: v.optional(v.pipe(whole('is no number', 5000), v.minValue(1, 'is less than 1'))),
});

/** Command to run. Paths are as given. */
export type TasksCommandLine = v.InferOutput<typeof settings>;

/** Reads arguments and environment (`LOCAL_TASKS_DATA`; the flag wins). Throws one error that names everything wrong. */
export function parseTasksCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): TasksCommandLine {
  const options = Object.fromEntries(Object.keys(settings.entries).map((name) => [name, { type: 'string' } as const]));
  const { values } = parseArgs({ args: [...args], options });
  const parsed = v.safeParse(settings, { data: env.LOCAL_TASKS_DATA || undefined, ...values });
  if (parsed.success) return parsed.output;
  throw new Error(
    parsed.issues.map((issue) => `--${v.getDotPath(issue)} ${issue.message}: ${String(issue.input)}`).join('\n'),
  );
}
