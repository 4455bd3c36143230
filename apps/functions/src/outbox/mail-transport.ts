import { createTransport } from 'nodemailer';
import { AddressRefused } from './address-refused.ts';
import type { Mail, SendMail } from './mail.ts';

/** All of an attempt must be over before another may begin, see the lease. Milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5000 };

/** Who mail is from. */
export interface MailFrom {
  readonly name: string;
  readonly address: string;
}

/** Sends through an SMTP server, over a few connections that are kept. */
export function createMailTransport(smtpUrl: string, from: MailFrom): { readonly send: SendMail; close(): void } {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 5, maxMessages: 100, ...TIMEOUTS });
  const domain = from.address.split('@').at(-1) ?? '';
  const send = async (mail: Mail) => {
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
      });
    } catch (error) {
      throw isRefusal(error) ? new AddressRefused('The mail server refuses this address.', { cause: error }) : error;
    }
  };
  return { send, close: () => transport.close() };
}

/** A permanent answer (5xx) to the recipient. Such an answer to anything else is our own fault and may pass. */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500 && command !== 'MAIL FROM';
}
