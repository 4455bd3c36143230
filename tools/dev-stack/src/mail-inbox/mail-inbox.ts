import { join } from 'node:path';
import type { ExampleAccount } from './example-twilio.ts';
import { startInboxWeb } from './inbox-web.ts';
import { Mailboxes } from './mailbox.ts';
import { startSmtp } from './smtp.ts';

/** The local mail server, its inbox, and an account at Twilio. Port 0 takes any free one. */
export async function startMailInbox(state: string, ports: { smtp: number; inbox: number }, account: ExampleAccount) {
  const mailboxes = await Mailboxes.open(join(state, 'mail'));
  const smtp = await startSmtp(ports.smtp, mailboxes);
  const web = await startInboxWeb(ports.inbox, mailboxes, account);
  return {
    ports: { smtp: smtp.port, inbox: web.port },
    close: async () => {
      await Promise.all([smtp.close(), web.close()]);
    },
  };
}
