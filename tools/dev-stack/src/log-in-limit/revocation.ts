import * as v from 'valibot';
import { PROJECT_ID } from '../settings.ts';
import { readRefreshToken, refreshTokenWith, timesOf, withAuthTime, type KnownRefreshToken } from './sign-in-tokens.ts';

const signedInSchema = v.looseObject({ idToken: v.string(), refreshToken: v.string() });
const refreshedSchema = v.looseObject({ id_token: v.string(), access_token: v.string(), refresh_token: v.string() });
const requestedSchema = v.looseObject({ idToken: v.optional(v.string()), oobCode: v.optional(v.string()) });
const accountSchema = v.object({
  users: v.optional(v.array(v.looseObject({ validSince: v.optional(v.string()) })), []),
});
const codeSchema = v.looseObject({ requestType: v.string() });
const changedSchema = v.looseObject({ localId: v.string() });

/** Links in mails that change the address of an account. */
const ADDRESS_CHANGES: readonly string[] = ['VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'];

/**
 * Ends sign-ins from before a new password or address, as hosted projects do and the Auth emulator does not. Their
 * refresh tokens are refused. A refreshed ID token tells of its own log-in, and a changed address counts as well.
 */
export class Revocation {
  readonly #base: string;

  /** @param origin the emulator's */
  constructor(origin: string) {
    this.#base = `${origin}/identitytoolkit.googleapis.com/v1`;
  }

  /**
   * The answer to a sign-in or a change, with a refresh token that knows its log-in.
   *
   * @param asked the change; null for a sign-in
   */
  signedIn(requested: unknown, answer: unknown): unknown {
    const parsed = v.safeParse(signedInSchema, answer);
    if (!parsed.success) return answer;
    const before = v.safeParse(requestedSchema, requested);
    // A new password is no new log-in: the device stays in the one it has.
    const continued = before.success && before.output.idToken !== undefined ? timesOf(before.output.idToken) : null;
    const idToken = continued ? withAuthTime(parsed.output.idToken, continued.authTime) : parsed.output.idToken;
    const times = timesOf(idToken);
    return {
      ...parsed.output,
      idToken,
      refreshToken: times ? refreshTokenWith(parsed.output.refreshToken, times) : parsed.output.refreshToken,
    };
  }

  /** Parsed refresh token to ask the emulator for; null for a sign-in that was ended. */
  async refreshable(refreshToken: string): Promise<KnownRefreshToken | 'unknown' | null> {
    const known = readRefreshToken(refreshToken);
    if (!known) return 'unknown';
    const { users } = v.parse(accountSchema, await this.#ask('accounts:lookup', { localId: [known.uid] }));
    return known.issuedAt >= Number(users[0]?.validSince ?? 0) ? known : null;
  }

  /** The answer to a refresh, as of the log-in that it belongs to. */
  refreshed(known: KnownRefreshToken, answer: unknown): unknown {
    const parsed = v.safeParse(refreshedSchema, answer);
    if (!parsed.success) return answer;
    const idToken = withAuthTime(parsed.output.id_token, known.authTime);
    return {
      ...parsed.output,
      id_token: idToken,
      access_token: idToken,
      refresh_token: refreshTokenWith(known.token, known),
    };
  }

  /** Whether a code in a mail's link changes an address; to be asked before it is used up. */
  async changesAddress(requested: unknown): Promise<boolean> {
    const parsed = v.safeParse(requestedSchema, requested);
    if (!parsed.success || parsed.output.oobCode === undefined) return false;
    const code = v.safeParse(
      codeSchema,
      await this.#ask('accounts:resetPassword?key=local', { oobCode: parsed.output.oobCode }),
    );
    return code.success && ADDRESS_CHANGES.includes(code.output.requestType);
  }

  /** Ends all sign-ins of the account whose change that was. */
  async end(answer: unknown, now: number): Promise<void> {
    const parsed = v.safeParse(changedSchema, answer);
    if (parsed.success)
      await this.#ask('accounts:update', {
        localId: parsed.output.localId,
        validSince: String(Math.floor(now / 1000)),
      });
  }

  async #ask(operation: string, body: object): Promise<unknown> {
    const path = operation.includes('?') ? operation : `projects/${PROJECT_ID}/${operation}`;
    const answer = await fetch(`${this.#base}/${path}`, {
      method: 'POST',
      headers: {
        ...(!operation.includes('?') && { authorization: 'Bearer owner' }),
        'content-type': 'application/json',
        connection: 'close',
      },
      body: JSON.stringify(body),
    });
    return answer.json();
  }
}
