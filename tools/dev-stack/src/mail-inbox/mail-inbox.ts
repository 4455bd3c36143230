import { join } from 'node:path';
import { startInboxWeb } from './inbox-web.ts';
import { Mailboxes } from './mailbox.ts';
import { startSmtp } from './smtp.ts';

/** The local mail server and its inbox. Port 0 takes any free one. */
export async function startMailInbox(state: string, ports: { smtp: number; inbox: number }) {
  const mailboxes = await Mailboxes.open(join(state, 'mail'));
  const smtp = await startSmtp(ports.smtp, mailboxes);
  const web = await startInboxWeb(ports.inbox, mailboxes);
  return {
    ports: { smtp: smtp.port, inbox: web.port },
    close: async () => {
      await Promise.all([smtp.close(), web.close()]);
    },
  };
}
