import { LRUCache } from 'lru-cache';
import { encode as encodeQuoted, wrap as wrapQuoted } from 'nodemailer/lib/qp/index.js';

/** Encoding of a body's text in ASCII alone (RFC 2045). */
export type TransferEncoding = '7bit' | 'quoted-printable' | 'base64';

/** A body in lines that mail servers take, and how it is encoded. */
export interface MimeBody {
  readonly encoding: TransferEncoding;
  readonly lines: string;
}

/** Common part of the mails of one kind and language. */
interface Frame {
  readonly encoding: TransferEncoding;
  /** Encoded parts between what is personal. */
  readonly parts: readonly string[];
}

/** No text has it. */
const GAP = '\ue000';
const frames = new LRUCache<string, Frame>({ max: 500, memoMethod: (common) => frameOf(common.split(GAP)) });
const SOFT_BREAK = '=\r\n';
const LONG_LINE = /^.{77,}/m;
const ASCII = /^[\t\n\r\x20-\x7e]*$/;

/**
 * Encodes a body. The common text is encoded once, and lines end around personal parts.
 *
 * @param personal what only this body has, such as a name or a link
 */
export function mimeBody(text: string, personal: readonly string[] = []): MimeBody {
  const { common, own } = divided(text, personal);
  const { encoding, parts } = frames.memo(common.join(GAP));
  switch (encoding) {
    case 'base64':
      return { encoding, lines: base64(text) };
    case 'quoted-printable':
      return { encoding, lines: parts.flatMap((part, index) => [part, ...ownPart(own[index])]).join(SOFT_BREAK) };
    case '7bit':
      // A name may be in another script, and a link long.
      return isPlain(text) ? { encoding, lines: text } : { encoding: 'quoted-printable', lines: quoted(text) };
  }
}

function ownPart(text: string | undefined): string[] {
  return text === undefined ? [] : [quoted(text)];
}

const isPlain = (text: string) => ASCII.test(text) && !LONG_LINE.test(text);
const quoted = (text: string) => wrapQuoted(encodeQuoted(text));
const base64 = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\r\n');

/** The text before, between and after what is personal; and that, in the order of the text. */
function divided(text: string, personal: readonly string[]) {
  const common: string[] = [];
  const own: string[] = [];
  let from = 0;
  for (;;) {
    const next = firstOf(text, personal, from);
    if (!next) break;
    common.push(text.slice(from, next.at));
    own.push(next.part);
    from = next.at + next.part.length;
  }
  common.push(text.slice(from));
  return { common, own };
}

function firstOf(text: string, personal: readonly string[], from: number) {
  let first: { readonly part: string; readonly at: number } | null = null;
  for (const part of personal) {
    const at = part === '' ? -1 : text.indexOf(part, from);
    if (at !== -1 && (first === null || at < first.at)) first = { part, at };
  }
  return first;
}

function frameOf(common: readonly string[]): Frame {
  const whole = common.join('');
  if (isPlain(whole)) return { encoding: '7bit', parts: [] };
  const latin = whole.match(/[a-z]/gi)?.length ?? 0;
  const others = whole.match(/[^\t\n\r\x20-\x7e]/g)?.length ?? 0;
  return others < latin
    ? { encoding: 'quoted-printable', parts: common.map(quoted) }
    : { encoding: 'base64', parts: [] };
}
