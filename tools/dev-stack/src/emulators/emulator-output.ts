import * as v from 'valibot';

const logEntrySchema = v.object({
  severity: v.picklist(['WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY']),
  message: v.string(),
});

/** What firebase-tools says of a set-up that is meant to be as it is. */
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

/** What of a line of the emulators' output people should see now, or null: the whole is in the log. */
export function worthSaying(line: string): string | null {
  // What a function writes to its log.
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
