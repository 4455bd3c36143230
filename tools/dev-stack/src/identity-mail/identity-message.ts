import type { Language } from '@countin/domain/locale';
import * as v from 'valibot';
import { MAIL_KINDS, MAIL_TEXTS } from './identity-texts.ts';

const kindSchema = v.picklist(MAIL_KINDS);

/** A link that the Auth emulator has made instead of sending it. */
export const identityCodeSchema = v.object({
  oobCode: v.string(),
  oobLink: v.pipe(v.string(), v.url()),
  requestType: v.string(),
  email: v.string(),
  newEmail: v.optional(v.string()),
});
export type IdentityCode = v.InferOutput<typeof identityCodeSchema>;

interface IdentityMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same code is one message, however often it is sent. */
  readonly messageId: string;
}

/** The mail that a hosted project would send for a code. Null for a kind that the product does not use. */
export function identityMessage(code: IdentityCode, main: string, language: Language): IdentityMessage | null {
  const kind = code.requestType;
  if (!v.is(kindSchema, kind)) return null;
  const { [kind]: mail, ignore } = MAIL_TEXTS[language];
  // Asked for from the new address, which has to answer.
  const to = code.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (code.newEmail ?? code.email) : code.email;
  const link = screenLink(code.oobLink, main);
  return {
    to,
    subject: mail.subject,
    text: `${mail.text.replace('{logIn}', new URL('/login', link).href)}\n\n${link}\n\n${ignore}\n`,
    messageId: `<${code.oobCode}@identity.localhost>`,
  };
}

/**
 * The emulator's link with our own screen instead of the emulator's. It is on the site that asked, otherwise on the
 * main one.
 *
 * @param main origin of the main site
 */
function screenLink(oobLink: string, main: string): string {
  const { searchParams } = new URL(oobLink);
  const requested = searchParams.get('continueUrl');
  const link = new URL('/login', requested !== null && isLocal(requested) ? new URL(requested).origin : main);
  for (const name of ['mode', 'oobCode', 'continueUrl']) {
    const value = searchParams.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  return link.href;
}

/** Hosted projects send to the sites that they know alone. */
function isLocal(address: string): boolean {
  return URL.canParse(address) && /(?:^|\.)localhost$/.test(new URL(address).hostname);
}
