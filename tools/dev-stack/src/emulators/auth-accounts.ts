import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { PROJECT_ID } from '../settings.ts';

/** Fields of the emulator are returned unchanged; only those that we use are typed. */
const accountSchema = v.looseObject({ localId: v.string(), validSince: v.optional(v.string()) });
const accountsSchema = v.object({ users: v.optional(v.array(accountSchema), []) });
type Accounts = v.InferOutput<typeof accountsSchema>;

/**
 * Keeps the Auth emulator's accounts in a file, since it has them in memory alone. They are written whenever
 * they changed, so they are still there after a crash.
 */
export class AuthAccounts {
  readonly #base: string;
  readonly #file: string;
  #written = '';

  /** @param origin the emulator's, like `http://127.0.0.1:9099` */
  constructor(origin: string, file: string) {
    this.#base = `${origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}`;
    this.#file = file;
  }

  /** Gives the emulator the accounts of the last run. */
  async restore(): Promise<number> {
    const text = await readFile(this.#file, 'utf8').catch(() => null);
    if (text === null) return 0;
    const { users } = v.parse(accountsSchema, JSON.parse(text));
    if (users.length === 0) return 0;
    await this.#post('accounts:batchCreate', { users, allowOverwrite: true });
    // An import counts as a change of password, which would end every session in every browser.
    for (const { localId, validSince } of users)
      if (validSince !== undefined) await this.#post('accounts:update', { localId, validSince });
    return users.length;
  }

  /** Writes the accounts down if they have changed since the last time. */
  async save(): Promise<void> {
    const response = await fetch(`${this.#base}/accounts:batchGet?maxResults=-1`, {
      headers: OWNER,
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new Error(`the Auth emulator answered ${response.status}`);
    const accounts: Accounts = v.parse(accountsSchema, await response.json());
    const text = JSON.stringify(accounts);
    const hash = createHash('sha256').update(text).digest('hex');
    if (hash === this.#written) return;
    // Whole or not at all, also when the machine stops in between.
    await writeFile(`${this.#file}.new`, text, { mode: 0o600, flush: true });
    await rename(`${this.#file}.new`, this.#file);
    this.#written = hash;
  }

  async #post(operation: string, body: unknown): Promise<void> {
    const response = await fetch(`${this.#base}/${operation}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...OWNER, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) throw new Error(`the Auth emulator refused ${operation}: ${await response.text()}`);
  }
}

const OWNER = { authorization: 'Bearer owner' };
