import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that the server has taken. */
export interface TakenMail {
  readonly to: string;
  readonly from: string;
  readonly email: Email;
  /** As it was transferred, as UTF-8. */
  readonly raw: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly taken: TakenMail[];
  close(): Promise<void>;
}

/** Behaviour of the server, which otherwise accepts everything. */
export interface MailServerTemper {
  /** An SMTP code with which recipients are refused, also with its text, or undefined to take them. */
  refuse?: (address: string) => number | readonly [code: number, text: string] | undefined;
  /** An SMTP code with which a whole mail is refused, or undefined to take it. */
  answer?: () => number | undefined;
  /** Called when a mail is taken, before the sender is told so. */
  onTaken?: (count: number) => void;
}

/** An SMTP server on this machine that keeps what it is sent. */
export async function startMailServer(temper: MailServerTemper = {}): Promise<TestMailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const refusal = temper.refuse?.(address);
      const [responseCode, text] = typeof refusal === 'object' ? refusal : [refusal, 'refused'];
      done(responseCode === undefined ? null : Object.assign(new Error(text), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      const take = async () => {
        const bytes = await buffer(stream);
        const email = await PostalMime.parse(bytes);
        const responseCode = temper.answer?.();
        if (responseCode !== undefined) throw Object.assign(new Error('refused'), { responseCode });
        taken.push({
          to: envelope.rcptTo.map(({ address }) => address).join(),
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          email,
          raw: bytes.toString(),
        });
        temper.onTaken?.(taken.length);
      };
      // A mail that breaks off was never accepted.
      take().then(() => done(), done);
    },
  });
  // A sender that is killed drops its connections.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
