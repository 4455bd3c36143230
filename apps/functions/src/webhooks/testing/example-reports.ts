/** Mails as servers send them about our own, shortened to what is read. The id of the mail is `release_a1`. */

const RETURNED = [
  'From: "Mira Okafor via Countin" <hello@countin.example>',
  'To: fan@example.com',
  'Message-ID: <release_a1@countin.example>',
  'Subject: Tide Lines is now available',
].join('\n');

interface Notification {
  readonly from?: string;
  /** Fields about the recipient, below `Final-Recipient`. */
  readonly recipient: string;
  readonly message?: string;
  /** Type of the returned part, and what is in it. */
  readonly returned?: readonly [type: string, content: string];
  readonly prose?: string;
}

const CRLF = (text: string) => text.replaceAll(/\r?\n/g, '\r\n');

/** A delivery status notification (RFC 3464). */
export function notification({ from, recipient, message, returned, prose }: Notification): string {
  const [type, content] = returned ?? ['message/rfc822', `${RETURNED}\n\nTide Lines is out.`];
  return CRLF(`Return-Path: <>
From: ${from ?? 'Mail Delivery System <MAILER-DAEMON@mx.example>'}
To: hello@countin.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain; charset=us-ascii

${prose ?? 'I could not deliver your message.'}

--b1
Content-Type: message/delivery-status

${message ?? 'Reporting-MTA: dns; mx.example'}

Final-Recipient: rfc822; fan@example.com
${recipient}

--b1
Content-Type: ${type}

${content}

--b1--
`);
}

/** A feedback report (RFC 5965). */
export function feedback(type: string, original: string = RETURNED): string {
  return CRLF(`From: <abusedesk@mailbox.example>
To: <hello@countin.example>
Subject: FW: Tide Lines is now available
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b2"

--b2
Content-Type: text/plain

This is an email abuse report.

--b2
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: Mailbox/1.0
Version: 1
Original-Mail-From: <hello@countin.example>

--b2
Content-Type: message/rfc822

${original}

Tide Lines is out.

--b2--
`);
}

/** qmail explains in prose and returns the mail below. */
export const QMAIL = CRLF(`Return-Path: <>
From: MAILER-DAEMON@qmail.example
To: hello@countin.example
Subject: failure notice

Hi. This is the qmail-send program at qmail.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<fan@example.com>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

${RETURNED}

Tide Lines is out.
`);

/** Old Exim, without a report. */
export const EXIM = CRLF(`Return-path: <>
From: Mail Delivery System <Mailer-Daemon@exim.example>
To: hello@countin.example
Subject: Mail delivery failed: returning message to sender

A message that you sent could not be delivered to one or more of its recipients.
This is a permanent error. The following address(es) failed:

  fan@example.com
    SMTP error from remote mail server after RCPT TO:<fan@example.com>:
    host mx.example.com [192.0.2.1]: 550 No such user here

------ This is a copy of the message, including all the headers. ------

${RETURNED}
`);

/** A person who is away, and quotes our mail. */
export const OUT_OF_OFFICE = CRLF(`Return-Path: <>
From: Ada Fan <fan@example.com>
To: hello@countin.example
Subject: Automatic reply: Tide Lines is now available
Auto-Submitted: auto-replied

I am away until Monday. In an emergency, dial 550 1234.

> ${RETURNED.replaceAll('\n', '\n> ')}
`);
