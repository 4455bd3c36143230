import * as v from 'valibot';

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

interface Wording {
  readonly subject: string;
  readonly why: string;
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  PASSWORD_RESET: {
    subject: 'You have an account: log in, or set a new password',
    // Also what a sign-up with a taken email leads to. Hosted projects have one template for both.
    why: 'This email already has an account on Countin and 4track. Someone, probably you, signed up with it again or asked for a new password.\n\nLog in with the password that you have:\n\n{logIn}\n\nOr open this to set a new one:',
  },
  VERIFY_EMAIL: { subject: 'Confirm your email', why: 'Open this to confirm that this email is yours:' },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new email',
    why: 'Open this to log in with this email from now on:',
  },
  RECOVER_EMAIL: {
    subject: 'Your email was changed',
    why: 'Your account now has another email. If that was not you, open this to take it back:',
  },
};

/** The mail that a hosted project would send for a code; null for a kind that the product does not use. */
export function identityMessage(code: IdentityCode, main: string): IdentityMessage | null {
  const wording = WORDINGS[code.requestType];
  if (!wording) return null;
  const { subject, why } = wording;
  // Asked for from the new address, which has to answer.
  const to = code.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (code.newEmail ?? code.email) : code.email;
  const link = screenLink(code.oobLink, main);
  return {
    to,
    subject,
    text: `${why.replace('{logIn}', new URL('/login', link).href)}\n\n${link}\n\nIf it was not you who asked, forget this message.\n`,
    messageId: `<${code.oobCode}@identity.localhost>`,
  };
}

/**
 * The emulator's link with our own screen in place of the emulator's: on the site that asked, otherwise on the main one.
 *
 * @param main origin of the main site
 */
function screenLink(oobLink: string, main: string): string {
  const { searchParams } = new URL(oobLink);
  const asked = searchParams.get('continueUrl');
  const link = new URL('/login', asked !== null && isLocal(asked) ? new URL(asked).origin : main);
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
