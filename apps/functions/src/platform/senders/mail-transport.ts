import { createTransport } from 'nodemailer';
import { AddressRefused } from './address-refused.ts';
import type { Mail, SendMail } from './mail.ts';
import { OutcomeUnknown } from './outcome-unknown.ts';

/** Idle timeouts, ms. The abort signal limits the whole attempt: it destroys the connection at once. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5000,
  socketCloseTimeout: 0,
};

/** Sender of the mail. */
export interface MailFrom {
  readonly name: string;
  readonly address: string;
}

/** Sends mail through an SMTP server over a small connection pool. */
export function createMailTransport(smtpUrl: string, from: MailFrom): { readonly send: SendMail; close(): void } {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 5, maxMessages: 100, ...TIMEOUTS });
  const domain = from.address.split('@').at(-1) ?? '';
  // Before the last byte of a message is read, the server cannot have delivered it.
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
        ...(mail.unsubscribe !== null && { list: { unsubscribe: { url: mail.unsubscribe, comment: '' } } }),
        headers: {
          ...(mail.unsubscribe !== null && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          'Auto-Submitted': 'auto-generated',
        },
        // Security: messages contain all of their content, so forbid reading files and addresses.
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

/** A permanent error (5xx) for the recipient. At any other command it is our own error and can be retried. */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as SmtpError;
  return code === 'EENVELOPE' && responseCode >= 500 && command !== 'MAIL FROM';
}

/** The server has answered the complete message with an error. */
function isAnswer(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return code === 'EMESSAGE' && responseCode >= 300;
}
