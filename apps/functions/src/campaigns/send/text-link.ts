import { createHmac } from 'node:crypto';
import { MOST_TEXT_LINKS } from '@countin/campaign-message';
import { LANGUAGES, type Language } from '@countin/domain/locale';

/** Position of a link in a text message. Texts in each language have links of their own. */
export interface TextLink {
  readonly language: Language;
  /** Position among the links of the words. */
  readonly at: number;
}

/** 64 bits, which are not guessed at the pace that strangers may ask. */
const CODE_BYTES = 8;
const CODE_LENGTH = 11;
/** One letter names language and position. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Key of the message whose link is followed. Each letter of a text message costs, so it is as short as it can be. */
export function textLinkCode(secret: string, messageId: string): string {
  return createHmac('sha256', secret)
    .update(`text-link\n${messageId}`)
    .digest()
    .subarray(0, CODE_BYTES)
    .toString('base64url');
}

/** The token of a link. */
export function textLinkToken(code: string, { language, at }: TextLink): string {
  return code + (LETTERS[LANGUAGES.indexOf(language) * MOST_TEXT_LINKS + at] ?? '');
}

/** Target of a token; null for one of another form, such as that of a mail's link. */
export function readTextLink(token: string): (TextLink & { readonly code: string }) | null {
  if (token.length !== CODE_LENGTH + 1) return null;
  const place = LETTERS.indexOf(token.slice(CODE_LENGTH));
  const language = LANGUAGES[Math.floor(place / MOST_TEXT_LINKS)];
  return language === undefined ? null : { code: token.slice(0, CODE_LENGTH), language, at: place % MOST_TEXT_LINKS };
}
