import type { Transform } from 'node:stream';
import DKIM from 'nodemailer/lib/dkim/index.js';
import SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { mailIdOf } from '../message-ids.ts';
import { AddressRefused } from './address-refused.ts';
import { asciiAddress } from './ascii-address.ts';
import { DomainBusy } from './domain-busy.ts';
import type { Mail, MailFrom, SendMail } from './mail.ts';
import { MessageRefused } from './message-refused.ts';
import { mimeMail } from './mime-mail.ts';
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

/**
 * Sends mail through an SMTP server over a small connection pool. The library's pool is given whole mails: composing and
 * piping each would take longer than sending it.
 *
 * @param secret signs Message-IDs, which reports about a mail are checked by
 */
export function createMailTransport(
  smtpUrl: string,
  from: MailFrom,
  secret: string,
  dkim: DkimKey | null = null,
): { readonly send: SendMail; close(): void } {
  const pool = new SMTPPool({ url: smtpUrl, maxConnections: 5, maxMessages: 100, ...TIMEOUTS });
  const signer = dkim && createSigner(dkim);
  const send = async (message: Mail, signal: AbortSignal) => {
    const mail = { ...message, messageId: mailIdOf(secret, message.messageId) };
    const text = mimeMail(mail, from, Date.now());
    // Before the server has asked for a message, it cannot have delivered it.
    let handedOver = false;
    const onHandedOver = () => (handedOver = true);
    const createReadStream = () =>
      signer ? signer.sign(text).once('end', onHandedOver) : new WholeMessage(text, onHandedOver);
    try {
      await handToPool(pool, mail, from, createReadStream, signal);
    } catch (error) {
      throw meaningOf(error, handedOver);
    }
  };
  return { send, close: () => pool.close() };
}

function createSigner({ domain, selector, privateKey }: DkimKey): DKIM {
  return new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_HEADERS });
}

/** Methods of a message that the pool calls on a composed one. */
function handToPool(
  pool: SMTPPool,
  { to, messageId }: Mail,
  { address }: MailFrom,
  createReadStream: () => unknown,
  signal: AbortSignal,
): Promise<void> {
  const message = {
    getHeader: () => messageId,
    messageId: () => messageId,
    getEnvelope: () => ({ from: address, to: [asciiAddress(to)] }),
    createReadStream,
  };
  // For servers that notify of failures (RFC 3461): with the headers, which name the message, and its id.
  const dsn = { id: messageId, return: 'headers', notify: ['failure'], recipient: to };
  return new Promise((resolve, reject) =>
    pool.send({ data: { signal, dsn }, message } as unknown as PooledMail, (error) =>
      error ? reject(error) : resolve(),
    ),
  );
}

type PooledMail = Parameters<SMTPPool['send']>[0];

/** A message in one piece, with what the library uses of a stream. */
class WholeMessage {
  /** Whether any of it was read: else it can go over another connection. */
  readableDidRead = false;
  private readonly text: string;
  private readonly onHandedOver: () => void;

  constructor(text: string, onHandedOver: () => void) {
    this.text = text;
    this.onHandedOver = onHandedOver;
  }

  pipe(output: Transform): void {
    this.readableDidRead = true;
    this.onHandedOver();
    pushTogether(output);
    output.end(this.text, 'latin1');
  }
}

/** Joins the end of the data to the mail. The library writes it apart, with the fifth system call of a mail. */
function pushTogether(output: Transform): void {
  const push = output.push.bind(output);
  const parts: Buffer[] = [];
  output.push = (part: Buffer | null) => {
    if (part !== null) return parts.push(part) > 0;
    push(Buffer.concat(parts));
    return push(null);
  };
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
  // After 421 the connection ends, so the library reports no command. No other error has both of these.
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
