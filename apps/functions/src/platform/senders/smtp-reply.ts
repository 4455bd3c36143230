/** A mail server's refusal, in a dialogue or in a delivery status notification. */
export interface SmtpReply {
  /** Three digits; 0 where only a status is known. */
  readonly code: number;
  /** Enhanced status code (RFC 3463), such as `5.1.1`; empty where there is none. */
  readonly status: string;
  readonly text: string;
}

/**
 * - `address`: it does not exist or takes no mail; later messages are refused as well.
 * - `message`: refused for good, and not for the address: a policy, the size, a full mailbox.
 * - `slow`: temporary, because of too many messages.
 * - `later`: temporary for any other reason, such as greylisting.
 */
export type SmtpVerdict = 'address' | 'message' | 'slow' | 'later';

/** Statuses that only a wrong address has. 5.4.1 and 5.5.0 are those of Exchange Online and Outlook.com. */
const ADDRESS_STATUSES = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1', '5.4.1', '5.4.4', '5.5.0']);
/** Codes that mean a wrong address where there is no status. 556: the domain takes no mail (RFC 7504). */
const ADDRESS_CODES = new Set([521, 550, 551, 553, 556]);
const ADDRESS_WORDS = new RegExp(
  [
    '(?:user|mailbox|recipient|address|account)\\b[^.;]{0,40}\\b(?:unknown|not found|not exist|doesn.t exist|disabled|inactive|invalid|no longer)',
    'no such (?:user|mailbox|recipient|address|person|domain)',
    '(?:unknown|invalid|inactive) (?:user|recipient|mailbox|address|account)',
    'doesn.t have an? \\S+ account',
    '(?:host|domain) (?:unknown|not found|name .{0,20}not found)',
    'null mx',
  ].join('|'),
  'i',
);
const POLICY_WORDS =
  /spam|\bspf\b|dkim|dmarc|block|black ?list|deny ?list|\brbl\b|dnsbl|reputation|policy|content|virus|quota|full|too (?:large|big)|relay|\brate\b|prohibited|authenticat/i;
const SLOW_WORDS = /too many|too fast|rate|throttl|slow down|limit|try again later due to|temporarily deferred|volume/i;
const GREYLIST_WORDS = /gr[ae]y[ -]?list/i;

/** Consequence of a refusal for the message and its address. */
export function judgeReply(reply: SmtpReply): SmtpVerdict {
  return isPermanent(reply) ? judgePermanent(reply) : judgeTemporary(reply);
}

/** Reads a reply such as `550 5.1.1 User unknown`, also over several lines. */
export function readReplyLine(line: string): SmtpReply {
  const [, code = '0', status = ''] = /^\s*(\d{3})?[ -]?(?:#?([245]\.\d{1,3}\.\d{1,3})\b)?/.exec(line) ?? [];
  return { code: Number(code), status, text: line };
}

function isPermanent({ code, status }: SmtpReply): boolean {
  return status === '' ? code >= 500 : status.startsWith('5');
}

function judgePermanent({ code, status, text }: SmtpReply): SmtpVerdict {
  if (ADDRESS_STATUSES.has(status)) return 'address';
  if (ADDRESS_WORDS.test(text)) return 'address';
  // Other statuses name another reason; 5.0.0 and 5.1.0 name none.
  if (!['', '5.0.0', '5.1.0'].includes(status) || POLICY_WORDS.test(text)) return 'message';
  return ADDRESS_CODES.has(code) || status === '5.1.0' ? 'address' : 'message';
}

function judgeTemporary({ code, status, text }: SmtpReply): SmtpVerdict {
  if (GREYLIST_WORDS.test(text)) return 'later';
  return code === 421 || status.startsWith('4.7.') || SLOW_WORDS.test(text) ? 'slow' : 'later';
}
