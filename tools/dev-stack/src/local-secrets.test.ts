import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localSecrets } from './local-secrets.ts';

test('secrets are made once, for this user alone, and differ from machine to machine', async () => {
  const [here, there] = await Promise.all([mkdtemp(join(tmpdir(), 'secrets-')), mkdtemp(join(tmpdir(), 'secrets-'))]);
  try {
    const first = await localSecrets(here);
    expect(await localSecrets(here)).toEqual(first);
    expect((await localSecrets(there)).SIGNUP_SECRET).not.toBe(first.SIGNUP_SECRET);
    expect(first.AUTH_TOKEN_SECRET).toMatch(/^local:[\w-]{43}$/);
    expect((await stat(join(here, 'secrets.json'))).mode & 0o777).toBe(0o600);
  } finally {
    await Promise.all([here, there].map((folder) => rm(folder, { recursive: true })));
  }
});
