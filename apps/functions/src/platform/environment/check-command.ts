/**
 * Checks a deployment's settings: `node check-command.ts < settings.json`. Secrets may be absent, since the secret store has
 * them. Writes JSON: the plain keys, the secrets that these settings need, and a line for each wrong key.
 */
import { text } from 'node:stream/consumers';
import { ENVIRONMENT_KEYS, EnvironmentError, readEnvironment } from './environment.ts';
import { isSecret, standInSecrets } from './stand-in-secrets.ts';

const given = JSON.parse(await text(process.stdin)) as Record<string, string>;
const stored = standInSecrets(given);

process.stdout.write(
  JSON.stringify({
    keys: ENVIRONMENT_KEYS.filter((key) => !isSecret(key)),
    secrets: Object.keys(stored),
    problems: problemsOf({ ...stored, ...given }),
  }),
);

function problemsOf(env: Readonly<Record<string, string>>): string[] {
  try {
    readEnvironment(env);
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.message
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim())
      .filter((line) => !isSecret(line.replace(/ is missing$/, '')));
  }
}
