import { expect, test } from 'vitest';
import { judgeReply, readReplyLine } from './smtp-reply.ts';

/** Replies as servers give them. */
test.each([
  // Gmail, Outlook.com, Exchange Online, Yahoo, iCloud, Postfix, Exim, qmail, Sendmail, GMX.
  ['550-5.1.1 The email account that you tried to reach does not exist. Please try', 'address'],
  ['550 5.2.1 The email account that you tried to reach is disabled.', 'address'],
  ['550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).', 'address'],
  ['550 5.4.1 Recipient address rejected: Access denied. [AMS1EPF0000004C.eurprd04]', 'address'],
  ["554 delivery error: dd This user doesn't have a yahoo.com account (fan@yahoo.com) [0]", 'address'],
  ['550 5.1.1 <fan@example.com>: Recipient address rejected: User unknown in local recipient table', 'address'],
  ['550 Unrouteable address', 'address'],
  ['550 No such user here', 'address'],
  ['553 sorry, no mailbox here by that name (#5.7.1)', 'address'],
  ['556 5.1.10 Recipient domain has null MX', 'address'],
  ['550 Requested action not taken: mailbox unavailable', 'address'],
  ['550 5.7.1 <fan@example.com>: user unknown', 'address'],
  // The address is not to blame.
  ['550-5.7.26 This mail has been blocked because the sender is unauthenticated.', 'message'],
  ['550 5.7.1 Service unavailable, Client host [192.0.2.1] blocked using Spamhaus.', 'message'],
  ['554 5.7.1 Message rejected due to content restrictions', 'message'],
  ['550 SPF check failed', 'message'],
  ['550 Message classified as spam', 'message'],
  ['552 5.2.2 Mailbox full', 'message'],
  ['552-5.2.2 The email account that you tried to reach is over quota.', 'message'],
  ['552 5.3.4 Message size exceeds fixed limit', 'message'],
  ['550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup', 'message'],
  ['554 5.4.6 Too many hops', 'message'],
  ['550 relay not permitted', 'message'],
  // Too many.
  ['421-4.7.28 Gmail has detected an unusual rate of unsolicited mail', 'slow'],
  ['421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume', 'slow'],
  ['452 4.3.2 Connection rate limit exceeded', 'slow'],
  ['421 Service not available, closing transmission channel', 'slow'],
  ['450 4.2.1 The user you are trying to contact is receiving mail at a rate that', 'slow'],
  ['451 Too many messages, slow down', 'slow'],
  // Later.
  ['450 4.7.1 <fan@example.com>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch', 'later'],
  ['451 4.3.0 Temporary system problem', 'later'],
  ['452 4.2.2 Mailbox full', 'later'],
  ['450 4.1.2 Domain not found', 'later'],
] as const)('%j means %s', (line, verdict) => {
  expect(judgeReply(readReplyLine(line))).toBe(verdict);
});
