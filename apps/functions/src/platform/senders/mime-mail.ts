import { LRUCache } from 'lru-cache';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { MailFrom, Mail } from './mail.ts';
import { mimeBody, type MimeBody } from './mime-body.ts';

/** Headers of mails that differ in nothing but values of the same length, and the boundary of their parts. */
interface Frame {
  /** Text around the values. */
  readonly texts: readonly string[];
  /** Names of the values between the texts. */
  readonly values: readonly Value[];
  readonly boundary: string;
}
const VALUES = ['to', 'id', 'date', 'unsubscribe'] as const;
type Value = (typeof VALUES)[number];
type Values = Readonly<Record<Value, string>>;

/** Null where a title or a name has what a value is recognised by. */
const frames = new LRUCache<string, { readonly frame: Frame | null }, readonly [Mail, MailFrom]>({
  max: 2000,
  memoMethod: (_key, _stale, { context }) => ({ frame: commonFrame(...context) }),
});
/** Values that need no encoding in a header, whatever is around them. Those of other mails are written by the library. */
const PLAIN = { to: /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, id: /^[\w.-]+$/, unsubscribe: /^(https?:[\w.:/?=-]+)?$/ };

/**
 * Writes a mail as the bytes that are transferred, all of them ASCII: its text and its HTML. The library writes the
 * headers, once for each kind of mail. For thousands of mails it would take longer than sending them.
 *
 * @param at date of the mail, milliseconds since 1970
 */
export function mimeMail(mail: Mail, from: MailFrom, at: number): string {
  const { texts, values, boundary } = frameOf(mail, from, at);
  const of = valuesOf(mail, at);
  const headers = texts.map((text, index) => text + valueAt(of, values[index])).join('');
  const part = (type: string, { encoding, lines }: MimeBody) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${lines}\r\n`;
  const text = part('text/plain', mimeBody(mail.text, mail.personal));
  const html = part('text/html', mimeBody(mail.html, mail.personal));
  return `${headers}\r\n\r\n${text}${html}--${boundary}--\r\n`;
}

const valueAt = (of: Values, name: Value | undefined) => (name === undefined ? '' : of[name]);
const dateOf = (at: number) => new Date(at).toUTCString().replace('GMT', '+0000');

function valuesOf({ to, messageId, unsubscribe }: Mail, at: number): Values {
  return { to, id: messageId, date: dateOf(at), unsubscribe: unsubscribe ?? '' };
}

function frameOf(mail: Mail, from: MailFrom, at: number): Frame {
  const { to, messageId, unsubscribe, senderName, subject } = mail;
  const isPlain = PLAIN.to.test(to) && PLAIN.id.test(messageId) && PLAIN.unsubscribe.test(unsubscribe ?? '');
  const own = () => frameAround(valuesOf(mail, at), [], mail, from, at);
  if (!isPlain) return own();
  const lengths = [to.length, messageId.length, unsubscribe?.length ?? -1];
  const key = JSON.stringify([from, senderName, subject, lengths]);
  return frames.memo(key, { context: [mail, from] }).frame ?? own();
}

function commonFrame(mail: Mail, from: MailFrom): Frame | null {
  const values = placeholdersOf(mail);
  const frame = frameAround(values, VALUES, mail, from, 0);
  const rest = frame.texts.join('');
  return VALUES.some((name) => values[name] !== '' && rest.includes(values[name])) ? null : frame;
}

/** Values of the same lengths. */
function placeholdersOf({ to, messageId, unsubscribe }: Mail): Values {
  const filled = (start: string, sign: string, { length }: string, end = '') =>
    start + sign.repeat(Math.max(1, length - start.length - end.length)) + end;
  return {
    to: filled('', 'q', to, '@q.qq'),
    id: filled('', 'j', messageId),
    date: dateOf(0),
    unsubscribe: unsubscribe === null ? '' : filled('http:', 'k', unsubscribe),
  };
}

/**
 * Has the library write the headers of a mail with these values, and divides them around the named ones.
 */
function frameAround(values: Values, names: readonly Value[], mail: Mail, from: MailFrom, at: number): Frame {
  const domain = from.address.split('@').at(-1) ?? '';
  const node = new MailComposer({
    from: { name: mail.senderName, address: from.address },
    to: { name: '', address: values.to },
    messageId: `<${values.id}@${domain}>`,
    subject: mail.subject,
    date: new Date(at),
    text: '-',
    html: '-',
    headers: {
      ...(mail.unsubscribe !== null && unsubscribing(values.unsubscribe)),
      'Auto-Submitted': 'auto-generated',
    },
  }).compile();
  // Also chooses the boundary.
  const headers = node.buildHeaders();
  return { ...divided(headers, values, names), boundary: node.boundary || '' };
}

/** One-click unsubscribing (RFC 8058). The library must not encode an address. */
function unsubscribing(url: string) {
  const value = `<${url.replace(/[\s<>]+/g, '')}>`;
  return {
    'List-Unsubscribe': { prepared: true, foldLines: true, value },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function divided(headers: string, values: Values, names: readonly Value[]): Omit<Frame, 'boundary'> {
  const found = names
    .filter((name) => values[name] !== '')
    .map((name) => ({ name, at: headers.indexOf(values[name]) }))
    .sort((a, b) => a.at - b.at);
  let from = 0;
  const texts = found.map(({ name, at }) => {
    const text = headers.slice(from, at);
    from = at + values[name].length;
    return text;
  });
  return { texts: [...texts, headers.slice(from)], values: found.map(({ name }) => name) };
}
