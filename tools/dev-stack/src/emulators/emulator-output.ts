import * as v from 'valibot';

const logEntrySchema = v.object({
  severity: v.picklist(['WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY']),
  message: v.string(),
});

/** Warnings of firebase-tools about an intended configuration. */
const EXPECTED = [
  /Env variable override detected/,
  /Emulator UI is not starting/,
  /multiple instances of the emulator suite/,
  /pubsub emulator/,
  /emulators are not running/,
  /not currently authenticated/,
  /Unable to fetch the CLI MOTD/,
  /functions_config|functions\.config/,
];

/** Part of a line of the emulators' output for the terminal, or null: the whole is in the log. */
export function worthSaying(line: string): string | null {
  // Log line of a function.
  const logged = /^>\s+(\{.*\})\s*$/.exec(line)?.[1];
  if (logged) return fromFunction(logged);
  const warning = /^(?:⚠|✖|Error:)\s*(.+)$/.exec(line)?.[1];
  return warning !== undefined && !EXPECTED.some((expected) => expected.test(warning)) ? warning : null;
}

function fromFunction(json: string): string | null {
  try {
    const entry = v.safeParse(logEntrySchema, JSON.parse(json));
    return entry.success ? `functions: ${entry.output.message.split('\n')[0] ?? ''}` : null;
  } catch {
    return null;
  }
}
