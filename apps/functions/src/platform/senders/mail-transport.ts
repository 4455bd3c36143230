import type { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { AddressRefused } from './address-refused.ts';
import { DomainBusy } from './domain-busy.ts';
import type { Mail, SendMail } from './mail.ts';
import { MessageRefused } from './message-refused.ts';
import { mimeText } from './mime-text.ts';
import { OutcomeUnknown } from './outcome-unknown.ts';
import { ServerAway } from './server-away.ts';
import { judgeReply, readReplyLine, type SmtpReply } from './smtp-reply.ts';

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

/** Key that mails are signed with (DKIM, RFC 6376). Its public half is a DNS record of the domain. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** One-click unsubscribing is valid only with both of its headers signed (RFC 8058). The library signs the first alone. */
const SIGNED_HEADERS = [
  ...['From', 'Sender', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Auto-Submitted'],
].join(':');

/** Sends mail through an SMTP server over a small connection pool. */
export function createMailTransport(
  smtpUrl: string,
  from: MailFrom,
  dkim: DkimKey | null = null,
): { readonly send: SendMail; close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    maxMessages: 100,
    ...TIMEOUTS,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  });
  const domain = from.address.split('@').at(-1) ?? '';
  // Before the last byte of a message is read, the server cannot have delivered it.
  const handedOver = new WeakSet<AbortSignal>();
  transport.use('stream', ({ data: { signal }, message }, done) => {
    message.stream = (output, _options, written) => {
      (output as PassThrough).write(mimeText(message), 'ascii');
      written();
    };
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
        // For servers that notify of failures (RFC 3461): with the headers, which name the message, and its id.
        dsn: { id: mail.messageId, return: 'headers', notify: ['failure'], recipient: mail.to },
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
      throw meaningOf(error, handedOver.has(signal));
    }
  };
  return { send, close: () => transport.close() };
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Errors that come before a server has let us in. */
const BEFORE_MAIL = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS']);
const UNREACHABLE = new Set(['ECONNECTION', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROTOCOL', 'ESOCKET']);

/** @param handedOver whether all of the message was handed over */
function meaningOf(error: unknown, handedOver: boolean): unknown {
  const { code = '', command = '', response = '', responseCode = 0 } = error as SmtpError;
  if (isReply(error)) return refusalOf(error, { ...readReplyLine(response), code: responseCode });
  if (handedOver && !isAnswer(error))
    return new OutcomeUnknown('The mail server did not say whether it has taken the mail.', { cause: error });
  if (handedOver) return error;
  const isAway = UNREACHABLE.has(code) || BEFORE_MAIL.has(command) || command.startsWith('AUTH');
  return isAway ? new ServerAway('The mail server cannot be reached.', { cause: error }) : error;
}

/** A refusal of this recipient or this message. At any other command it is about our own server or sender. */
function isReply(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as SmtpError;
  // After 421 the connection ends, so the library has no command for it, and no other error has both of these.
  if (responseCode === 421 && code === 'ECONNECTION') return command === 'CONN';
  return responseCode >= 400 && ((code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE');
}

function refusalOf(error: unknown, reply: SmtpReply): unknown {
  switch (judgeReply(reply)) {
    case 'address':
      return new AddressRefused('The mail server refuses this address.', { status: reply.status, cause: error });
    case 'message':
      return new MessageRefused('The mail server refuses this message.', { cause: error });
    case 'slow':
      return new DomainBusy('The mail server asks for fewer mails.', { cause: error });
    case 'later':
      return error;
  }
}

/** The server has answered the complete message with an error. */
function isAnswer(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return code === 'EMESSAGE' && responseCode >= 300;
}
