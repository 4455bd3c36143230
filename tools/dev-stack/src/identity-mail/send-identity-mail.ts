import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { PROJECT_ID } from '../settings.ts';
import { identityCodeSchema, identityMessage } from './identity-message.ts';
import type { MailLanguages } from './mail-languages.ts';

const codesSchema = v.object({ oobCodes: v.optional(v.array(identityCodeSchema), []) });
const EVERY_MS = 500;

interface IdentityMailOptions {
  /** Origin of the Auth emulator. */
  readonly auth: string;
  /** Origin of the main site. */
  readonly main: string;
  readonly smtpPort: number;
  readonly languages: Pick<MailLanguages, 'of'>;
  readonly every?: number;
}

/**
 * Sends the mails that the identity provider sends in a hosted project. The Auth emulator only lists its codes, so they
 * are polled there for as long as the stack runs.
 *
 * @returns ends it
 */
export function sendIdentityMail({
  auth,
  main,
  smtpPort,
  languages,
  every = EVERY_MS,
}: IdentityMailOptions): () => Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  const sent = new Set<string>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const answer = await fetch(`${auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`, {
      headers: { authorization: 'Bearer owner' },
      signal: AbortSignal.timeout(5000),
    });
    const { oobCodes } = v.parse(codesSchema, await answer.json());
    for (const code of oobCodes) {
      if (sent.has(code.oobCode)) continue;
      const message = identityMessage(code, main, languages.of(code.email));
      if (message) await transport.sendMail({ from: `Countin <accounts@${new URL(main).hostname}>`, ...message });
      sent.add(code.oobCode);
    }
  };
  // An emulator that is away for a moment is asked again.
  const again = () =>
    look()
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) timer = setTimeout(() => (running = again()), every);
      });
  let running = again();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
    transport.close();
  };
}
