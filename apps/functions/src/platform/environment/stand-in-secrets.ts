import { generateKeyPairSync } from 'node:crypto';
import { OPTIONAL_SECRETS, SECRET_KEYS } from './environment.ts';

/** Whether a key's value is a secret. */
export const isSecret = (key: string): boolean => [...SECRET_KEYS, ...Object.keys(OPTIONAL_SECRETS)].includes(key);

/** The secrets that settings need, each with a value that stands for what the secret store has. */
export function standInSecrets(settings: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  const pem = String(key);
  const values: Readonly<Record<string, string>> = {
    AUTH_TOKEN_SECRET: `k1:${Buffer.alloc(32, 7).toString('base64url')}`,
    SMTP_URL: 'smtps://mail.example.com',
    DKIM_PRIVATE_KEY: pem,
    APPLE_MUSIC_PRIVATE_KEY: pem,
  };
  const optional = Object.entries(OPTIONAL_SECRETS).filter(([, named]) => settings[named] !== undefined);
  const names = [...SECRET_KEYS, ...optional.map(([secret]) => secret)];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? 'x'.repeat(32)]));
}
