import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A message in the mailbox, or on the phone, of one recipient. */
export interface FiledMessage {
  readonly id: string;
  /** An address in lower case, or a number. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly receivedAt: string;
  /** How often the same message was delivered. */
  readonly deliveries: number;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  /** Web addresses in the text, in order. */
  readonly links: readonly string[];
}

/** All mailboxes, one file a message in a folder. */
export class Mailboxes {
  readonly #folder: string;
  readonly #now: () => Date;
  readonly #messages = new Map<string, FiledMessage>();
  /** Deliveries are filed one after another, so that two of one message are counted as two. */
  #filing: Promise<unknown> = Promise.resolve();

  private constructor(folder: string, now: () => Date) {
    this.#folder = folder;
    this.#now = now;
  }

  static async open(folder: string, now = () => new Date()): Promise<Mailboxes> {
    const mailboxes = new Mailboxes(folder, now);
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.json')) continue;
      const message = JSON.parse(await readFile(join(folder, name), 'utf8')) as FiledMessage;
      mailboxes.#messages.set(message.id, message);
    }
    return mailboxes;
  }

  /**
   * Files a message for each recipient, once for each `Message-ID` as mailboxes do. A sender that does not know whether
   * its message arrived sends it again.
   */
  deliver(raw: Buffer, recipients: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const email = await PostalMime.parse(raw);
      const identity = email.messageId ?? createHash('sha256').update(raw).digest('hex');
      for (const recipient of recipients) await this.#file(identity, contentOf(email), recipient.toLowerCase());
    });
  }

  /** Files a text message on a phone, once for each idempotency key as gateways do. */
  deliverText({ id, to, from, text }: { id: string; to: string; from: string; text: string }): Promise<void> {
    return this.#inTurn(() => this.#file(id, { from, text, subject: 'Text message', html: '', headers: [] }, to));
  }

  #inTurn(file: () => Promise<void>): Promise<void> {
    const filed = this.#filing.then(file);
    this.#filing = filed.catch(() => undefined);
    return filed;
  }

  /** Oldest first; all mailboxes without an address. */
  list(to?: string): FiledMessage[] {
    const messages = [...this.#messages.values()].sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
    return to === undefined ? messages : messages.filter((message) => message.to === to.toLowerCase());
  }

  get(id: string): FiledMessage | undefined {
    return this.#messages.get(id);
  }

  async clear(): Promise<void> {
    await this.#filing;
    this.#messages.clear();
    await rm(this.#folder, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
  }

  async #file(identity: string, content: MessageContent, to: string): Promise<void> {
    const id = createHash('sha256').update(`${identity}\n${to}`).digest('hex').slice(0, 24);
    const known = this.#messages.get(id);
    const message: FiledMessage = known
      ? { ...known, deliveries: known.deliveries + 1 }
      : {
          id,
          to,
          ...content,
          receivedAt: this.#now().toISOString(),
          deliveries: 1,
          links: content.text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
        };
    const file = join(this.#folder, `${id}.json`);
    await writeFile(`${file}.new`, JSON.stringify(message, null, 2));
    await rename(`${file}.new`, file);
    this.#messages.set(id, message);
  }
}

type MessageContent = Pick<FiledMessage, 'from' | 'subject' | 'text' | 'html' | 'headers'>;

function contentOf({ from, subject = '', text = '', html = '', headers }: Email): MessageContent {
  return {
    from: from?.name ? `${from.name} <${from.address ?? ''}>` : (from?.address ?? ''),
    subject,
    text,
    html,
    headers: headers.map(({ key, value }) => ({ key, value })),
  };
}
