import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LANGUAGE, languageSchema, type Language } from '@countin/domain/locale';
import * as v from 'valibot';

const HEADER = 'x-firebase-locale';
const addressedSchema = v.object({ email: v.string() });
const signedInSchema = v.object({ idToken: v.string() });

/**
 * Languages in which accounts asked for mail. Browsers send theirs as `X-Firebase-Locale` with the request; the Auth
 * emulator does not store it.
 */
export class MailLanguages {
  readonly #languages = new Map<string, Language>();

  /** Remembers the language of a request for mail, by the email of its body or of its ID token. */
  note(headers: IncomingHttpHeaders, body: unknown): void {
    const language = v.safeParse(languageSchema, headers[HEADER]);
    const email = v.is(addressedSchema, body) ? body.email : v.is(signedInSchema, body) ? emailOf(body.idToken) : null;
    if (language.success && email !== null) this.#languages.set(email.toLowerCase(), language.output);
  }

  /** Language of the account's last request; English if there was none. */
  of(email: string): Language {
    return this.#languages.get(email.toLowerCase()) ?? DEFAULT_LANGUAGE;
  }
}

function emailOf(idToken: string): string | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    return v.is(addressedSchema, claims) ? claims.email : null;
  } catch {
    return null;
  }
}
