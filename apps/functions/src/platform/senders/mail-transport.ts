import { createTransport } from 'nodemailer';
import { AddressRefused } from './address-refused.ts';
import type { Mail, SendMail } from './mail.ts';
import { OutcomeUnknown } from './outcome-unknown.ts';

/** Of silence each; all of an attempt is ended by its signal, upon which its connection is destroyed at once. Milliseconds. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5000,
  socketCloseTimeout: 0,
};

/** Who mail is from. */
export interface MailFrom {
  readonly name: string;
  readonly address: string;
}

/** Sends through an SMTP server, over a few connections that are kept. */
export function createMailTransport(smtpUrl: string, from: MailFrom): { readonly send: SendMail; close(): void } {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 5, maxMessages: 100, ...TIMEOUTS });
  const domain = from.address.split('@').at(-1) ?? '';
  // Until its last byte is read the server has no message that it could deliver.
  const handedOver = new WeakSet<AbortSignal>();
  transport.use('stream', ({ data: { signal }, message }, done) => {
    const open = message.createReadStream.bind(message);
    message.createReadStream = (options) => open(options).once('end', () => signal && handedOver.add(signal));
    done();
  });

  const send = async (mail: Mail, signal: AbortSignal) => {
    try {
      await transport.sendMail({
        from: { name: mail.senderName, address: from.address },
        to: { name: '', address: mail.to },
        envelope: { from: from.address, to: mail.to },
        messageId: `<${mail.messageId}@${domain}>`,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        list: { unsubscribe: { url: mail.unsubscribe, comment: '' } },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' },
        // Everything is in the message; nothing is ever fetched or read from disk.
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    } catch (error) {
      if (isRefusal(error)) throw new AddressRefused('The mail server refuses this address.', { cause: error });
      if (handedOver.has(signal) && !isAnswer(error))
        throw new OutcomeUnknown('The mail server did not say whether it has taken the mail.', { cause: error });
      throw error;
    }
  };
  return { send, close: () => transport.close() };
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** A permanent answer (5xx) to the recipient. Such an answer to anything else is our own fault and may pass. */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as SmtpError;
  return code === 'EENVELOPE' && responseCode >= 500 && command !== 'MAIL FROM';
}

/** The server has answered to the whole message, and not that it takes it. */
function isAnswer(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return code === 'EMESSAGE' && responseCode >= 300;
}
