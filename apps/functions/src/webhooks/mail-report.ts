import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { judgeReply, readReplyLine, type SmtpVerdict } from '../platform/senders/smtp-reply.ts';

/** Report about a mail that we had sent. */
export type MailReport =
  | {
      readonly kind: 'bounce';
      readonly messageId: string;
      /** Meaning of the refusal; `later` and `slow` when a server tried for long enough. */
      readonly verdict: SmtpVerdict;
      /** Enhanced status code, such as `5.1.1`; empty where there is none. */
      readonly status: string;
    }
  | { readonly kind: 'complaint'; readonly messageId: string };

/** Feedback types (RFC 5965) by which an owner does not want our mail. Others report spoofing, or take a complaint back. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list', 'other']);

/**
 * Reads a delivery status notification (RFC 3464), a feedback report (RFC 5965), or the prose of servers that know neither.
 *
 * @param domain of our Message-IDs: reports about mails of others are ignored
 * @returns null for any other mail, and for a delay or a success
 */
export async function readMailReport(raw: Uint8Array, domain: string): Promise<MailReport | null> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const messageId = reportedId(email, domain);
  if (messageId === null) return null;
  const feedback = partOf(email, 'message/feedback-report');
  if (feedback) {
    const [fields] = await fieldGroups(feedback);
    return COMPLAINTS.has(fields?.get('feedback-type')?.toLowerCase() ?? '') ? { kind: 'complaint', messageId } : null;
  }
  const status = partOf(email, 'message/delivery-status') ?? partOf(email, 'message/global-delivery-status');
  const refusal = status ? await refusalIn(status) : isBounceProse(email) ? proseRefusal(email.text ?? '') : null;
  return refusal && { kind: 'bounce', messageId, ...refusal };
}

/** Id of our mail that a report is about: from its returned headers, its envelope id, or its text. */
function reportedId(email: Email, domain: string): string | null {
  const texts = [
    ...email.attachments.filter(({ mimeType }) => /rfc822|global|delivery-status|feedback/.test(mimeType)).map(textOf),
    email.text ?? '',
  ];
  const escaped = domain.replaceAll('.', '\\.');
  for (const pattern of [
    new RegExp(`^(?:Original-)?Message-ID:\\s*<([A-Za-z0-9_-]{1,200})@${escaped}>`, 'im'),
    /^Original-Envelope-Id:\s*([A-Za-z0-9_-]{1,200})\s*$/im,
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
    .split(/\r?\n\s*\r?\n/);
  const parsed = await Promise.all(groups.map((group) => PostalMime.parse(`${group}\r\n\r\n`)));
  return parsed.map(({ headers }) => new Map(headers.map(({ key, value }) => [key, value])));
}

type Refusal = Pick<Extract<MailReport, { kind: 'bounce' }>, 'verdict' | 'status'>;

async function refusalIn(part: Attachment): Promise<Refusal | null> {
  const [, ...recipients] = await fieldGroups(part);
  const failed = recipients.find((fields) => fields.get('action')?.toLowerCase().startsWith('failed'));
  if (!failed) return null;
  const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? '';
  const diagnostic = (failed.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
  const said = readReplyLine(diagnostic);
  // The receiving server's own status says more than the notifying server's 5.0.0.
  const best = said.status || status;
  return { verdict: judgeReply({ ...said, status: best }), status: best };
}

/** Older servers (qmail, some Exims) explain in prose. Out-of-office replies come from a person's address. */
function isBounceProse({ from, headers }: Email): boolean {
  const returnPath = headers.find(({ key }) => key === 'return-path')?.value.trim();
  return /^(?:mailer-daemon|postmaster)@/i.test(from?.address ?? '') && (returnPath ?? '<>') === '<>';
}

function proseRefusal(text: string): Refusal | null {
  const line = /^.*(?:\b5\d\d[ -]|#?\b5\.\d{1,3}\.\d{1,3}\b).*$/m.exec(text)?.[0];
  if (line === undefined) return null;
  const reply = readReplyLine(line.slice(line.search(/\b5\d\d[ -]|\b5\.\d/)));
  const status = reply.status || (/\b5\.\d{1,3}\.\d{1,3}\b/.exec(line)?.[0] ?? '');
  return { verdict: judgeReply({ code: reply.code || 550, status, text: line }), status };
}
