/**
 * Checks a deployment's settings: `node check-command.ts < settings.json`. The secret may be absent, since the secret store
 * has it. Writes JSON: the plain keys, the secrets, and a line for each wrong key.
 */
import { text } from 'node:stream/consumers';
import { ConfigurationError, ENVIRONMENT_KEYS, readConfiguration } from './configuration.ts';

const SECRETS = ['HOST_SIGNING_SECRET'];
/** The platform or the image sets these, and emulators are not part of a deployment. */
const NOT_SET = /^PORT$|^LISTEN_|_EMULATOR_URL$|^WATCH_BUILDS$|^BUILDS_FOLDER$|^LOCALHOST_/;

const given = JSON.parse(await text(process.stdin)) as Record<string, string>;
process.stdout.write(
  JSON.stringify({
    keys: ENVIRONMENT_KEYS.filter((key) => !NOT_SET.test(key) && !SECRETS.includes(key)),
    secrets: SECRETS,
    problems: problemsOf({ HOST_SIGNING_SECRET: 'x'.repeat(32), ...given }),
  }),
);

function problemsOf(env: Readonly<Record<string, string>>): string[] {
  try {
    readConfiguration(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n');
  }
}
