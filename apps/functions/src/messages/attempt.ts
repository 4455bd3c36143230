import { OutcomeUnknown } from '../platform/senders/outcome-unknown.ts';
import type { ComposedMessage } from '../platform/senders/composed-message.ts';
import type { Services } from '../platform/services.ts';
import { ATTEMPT_MS } from './attempt-limits.ts';
import { composeMail } from './compose-mail.ts';
import { composeText } from './compose-text.ts';
import type { MessageContent } from './message-content.ts';

/** A transport that is told to end says how far it came; after this it has not listened. Milliseconds. */
const LAST_WORD_MS = 2000;

/**
 * Hands a message to its server, within what is left of an attempt.
 *
 * @param since beginning of the attempt's lease, milliseconds since 1970
 * @throws what the sender throws; OutcomeUnknown when it does not end
 */
export async function attempt(services: Services, message: ComposedMessage, since: number): Promise<void> {
  const left = since + ATTEMPT_MS - services.now();
  if (left <= 0) throw new Error('Taking the message took as long as an attempt may.');
  const deadline = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const overdue = new Promise<never>((_, reject) => {
    timers.push(setTimeout(() => deadline.abort(new Error(`No end within ${ATTEMPT_MS / 1000} s.`)), left));
    timers.push(setTimeout(() => reject(new OutcomeUnknown('The attempt did not end.')), left + LAST_WORD_MS));
  });
  try {
    await Promise.race([submit(services, message, deadline.signal), overdue]);
  } finally {
    timers.forEach(clearTimeout);
  }
}

function submit({ sendMail, sendText }: Services, message: ComposedMessage, signal: AbortSignal): Promise<void> {
  return message.channel === 'phone' ? sendText(message.text, signal) : sendMail(message.mail, signal);
}

/** Writes a message for the channel that the fan chose. */
export function compose(matter: MessageContent, mainOrigin: string): ComposedMessage {
  return matter.signup.channel === 'phone'
    ? { channel: 'phone', text: composeText(matter, mainOrigin) }
    : { channel: 'email', mail: composeMail(matter, mainOrigin) };
}
