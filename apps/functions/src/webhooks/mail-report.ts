import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { judgeReply, readReplyLine, type SmtpVerdict } from '../platform/senders/smtp-reply.ts';

/** Report about a mail that we had sent. */
export type MailReport =
  | {
      readonly kind: 'bounce';
      /** Local part of the mail's Message-ID. Anyone can write a report: see `messageIdOf`. */
      readonly mailId: string;
      readonly refusals: readonly Refusal[];
    }
  | { readonly kind: 'complaint'; readonly mailId: string };

/** A recipient that a mail did not reach. */
export interface Refusal {
  /** Addresses that the report gives the recipient, in lower case: before and after forwarding. */
  readonly addresses: readonly string[];
  /** Meaning of the refusal; `later` and `slow` when a server tried for long enough. */
  readonly verdict: SmtpVerdict;
  /** Enhanced status code, such as `5.1.1`; empty where there is none. */
  readonly status: string;
}

/** Limits of a report, checked before it is parsed. A server returns our own mail with it, which is much smaller. */
const MOST_BYTES = 256 * 1024;
const MOST_LINES = 8000;
/** Lines that look like the boundary of a part. */
const MOST_BOUNDARIES = 100;
/** Depth of parts within parts, and bytes of one part's header. */
const PARSER_LIMITS = { maxNestingDepth: 16, maxRfc822NestingDepth: 4, maxHeadersSize: 64 * 1024 };
/** Recipients of one report. Our mails have one recipient each. */
const MOST_RECIPIENTS = 20;

/** Feedback types (RFC 5965) by which an owner does not want our mail. Others report spoofing, or take a complaint back. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list', 'other']);

/**
 * Reads a delivery status notification (RFC 3464), a feedback report (RFC 5965), or the prose of servers that know neither.
 *
 * @param domain of our Message-IDs: reports about mails of others are ignored
 * @returns null for any other mail, and for a delay or a success
 * @throws where the mail is damaged, or larger than any report
 */
export async function readMailReport(raw: Uint8Array, domain: string): Promise<MailReport | null> {
  checkSize(raw);
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true, ...PARSER_LIMITS });
  const mailId = reportedId(email, domain);
  if (mailId === null) return null;
  const feedback = partOf(email, 'message/feedback-report');
  if (feedback) {
    const [fields] = await fieldGroups(feedback);
    return COMPLAINTS.has(fields?.get('feedback-type')?.toLowerCase() ?? '') ? { kind: 'complaint', mailId } : null;
  }
  const status = partOf(email, 'message/delivery-status') ?? partOf(email, 'message/global-delivery-status');
  const refusals = status ? await refusalsIn(status) : isBounceProse(email) ? proseRefusals(email.text ?? '') : [];
  return refusals.length > 0 ? { kind: 'bounce', mailId, refusals } : null;
}

/** @throws RangeError */
function checkSize(raw: Uint8Array): void {
  if (raw.byteLength > MOST_BYTES) throw new RangeError(`The mail has more than ${MOST_BYTES} bytes.`);
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  if (countOf(text, /\r\n?|\n/g) > MOST_LINES) throw new RangeError(`The mail has more than ${MOST_LINES} lines.`);
  if (countOf(text, /^--/gm) > MOST_BOUNDARIES)
    throw new RangeError(`The mail has more than ${MOST_BOUNDARIES} parts.`);
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Id of our mail that a report is about: from its returned headers, its envelope id, or its text. */
function reportedId(email: Email, domain: string): string | null {
  const texts = [
    ...email.attachments.filter(({ mimeType }) => /rfc822|global|delivery-status|feedback/.test(mimeType)).map(textOf),
    email.text ?? '',
  ];
  const escaped = domain.replaceAll('.', '\\.');
  for (const pattern of [
    new RegExp(`^(?:Original-)?Message-ID:\\s*<([\\w.-]{1,250})@${escaped}>`, 'im'),
    /^Original-Envelope-Id:\s*([\w.-]{1,250})\s*$/im,
  ]) {
    for (const text of texts) {
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
  }
  return null;
}

function partOf({ attachments }: Email, type: string): Attachment | undefined {
  return attachments.find(({ mimeType }) => mimeType === type);
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** Groups of fields that empty lines divide; each group has the syntax of a header. */
async function fieldGroups(part: Attachment): Promise<ReadonlyMap<string, string>[]> {
  const groups = textOf(part)
    .trim()
    .split(/\r?\n[ \t]*\r?\n/, MOST_RECIPIENTS + 1);
  const parsed = await Promise.all(groups.map((group) => PostalMime.parse(`${group}\r\n\r\n`)));
  return parsed.map(({ headers }) => new Map(headers.map(({ key, value }) => [key, value])));
}

async function refusalsIn(part: Attachment): Promise<Refusal[]> {
  const [, ...recipients] = await fieldGroups(part);
  return recipients.flatMap((fields) => {
    if (fields.get('action')?.toLowerCase().startsWith('failed') !== true) return [];
    const addresses = ['final-recipient', 'original-recipient'].flatMap((name) => addressIn(fields.get(name)) ?? []);
    const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
    const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
    const said = readReplyLine(diagnostic);
    // The receiving server's own status says more than the notifying server's 5.0.0.
    const best = said.status || status;
    return { addresses, verdict: judgeReply({ ...said, status: best }), status: best };
  });
}

/** Address in `rfc822; fan@example.com`; some servers write it in angle brackets, or leave the type out. */
function addressIn(field: string | undefined): string | null {
  return /([^\s<>;,]+@[^\s<>;,]+)/.exec(field ?? '')?.[1]?.toLowerCase() ?? null;
}

/** Older servers (qmail, some Exims) explain in prose. Out-of-office replies come from a person's address. */
function isBounceProse({ from, headers }: Email): boolean {
  const returnPath = headers.find(({ key }) => key === 'return-path')?.value.trim();
  return /^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? '') && (returnPath ?? '<>') === '<>';
}

/** Servers that write prose name the recipient above the returned mail, and give one reason. */
function proseRefusals(text: string): Refusal[] {
  const [prose = ''] = text.split(/^-{2,}.*\bcopy of (?:the|your) message\b/im, 1);
  const line = /^.*(?:\b5\d\d[ -]|#?\b5\.\d{1,3}\.\d{1,3}\b).*$/m.exec(prose)?.[0];
  if (line === undefined) return [];
  const addresses = [
    ...new Set(prose.match(/[^\s<>:;,]{1,64}@[^\s<>:;,]{1,255}/g)?.map((found) => found.toLowerCase())),
  ];
  const reply = readReplyLine(line.slice(line.search(/\b5\d\d[ -]|\b5\.\d/)));
  const status = reply.status || (/\b5\.\d{1,3}\.\d{1,3}\b/.exec(line)?.[0] ?? '');
  return [{ addresses, verdict: judgeReply({ code: reply.code || 550, status, text: line }), status }];
}
