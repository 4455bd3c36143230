import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const secret = v.pipe(v.string(), v.minLength(32));
const secretsSchema = v.object({ AUTH_TOKEN_SECRET: secret, SIGNUP_SECRET: secret, HOST_SIGNING_SECRET: secret });
export type LocalSecrets = v.InferOutput<typeof secretsSchema>;

/** The secrets of this machine's stack: made at the first start, kept out of git, the same ever after. */
export async function localSecrets(state: string): Promise<LocalSecrets> {
  const file = join(state, 'secrets.json');
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored !== null) return v.parse(secretsSchema, JSON.parse(stored));
  const make = () => randomBytes(32).toString('base64url');
  const secrets = { AUTH_TOKEN_SECRET: `local:${make()}`, SIGNUP_SECRET: make(), HOST_SIGNING_SECRET: make() };
  await mkdir(state, { recursive: true });
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}
