import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../platform/services.ts';
import type { ClaimedMessage } from './send-source.ts';

/** Messages that one commit takes: two documents each. */
const MOST_MESSAGES = 100;
/** A commit waits so long for more of them, unless there are enough: each costs as much as several messages. */
const GATHER_MS = 15;
const ENOUGH = 24;
/** Commits at the same time: the server takes further mails meanwhile. With both, a part of the slots is left for them. */
const AT_ONCE = 2;
const FIRST_RETRY_MS = 250;
/** With these waits half a minute: the lease is not over then. */
const RETRIES = 6;

interface Accepted {
  readonly message: ClaimedMessage;
  readonly at: number;
  readonly done: () => void;
}

/**
 * Writes down acceptances, as many at once as come in during a commit or the moment after the first. Between an acceptance
 * and its commit a crash is not noticed: `SLOTS` is the most that can be so.
 */
export class OutcomeWriter {
  private readonly services: Services;
  private waiting: Accepted[] = [];
  private writing = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(services: Services) {
    this.services = services;
  }

  /** Resolves when it is written down, or cannot be. */
  sent(message: ClaimedMessage): Promise<void> {
    const at = this.services.now();
    return new Promise((done) => {
      this.waiting.push({ message, at, done });
      this.look();
    });
  }

  /** Begins a commit where there are enough messages or it is time, and another one is permitted. */
  private look(isTime = false): void {
    if (this.writing === AT_ONCE || this.waiting.length === 0) return;
    if (this.waiting.length < ENOUGH && !isTime) {
      this.timer ??= setTimeout(() => {
        this.timer = null;
        this.look(true);
      }, GATHER_MS);
      return;
    }
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    void this.write(this.waiting.splice(0, MOST_MESSAGES));
  }

  private async write(accepted: readonly Accepted[]): Promise<void> {
    this.writing += 1;
    await this.commit(accepted);
    this.writing -= 1;
    for (const { done } of accepted) done();
    this.look();
  }

  private async commit(accepted: readonly Accepted[]): Promise<void> {
    const batch = this.services.db.batch();
    try {
      for (const { message, at } of accepted) message.noteSent(batch, at);
      await batch.commit();
    } catch {
      // One of them has changed meanwhile, or the database is away.
      await Promise.all(accepted.map(({ message }) => this.settle(message)));
    }
  }

  private async settle(message: ClaimedMessage): Promise<void> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await message.settleSent();
      } catch (error) {
        if (retry === RETRIES)
          return this.services.log(`Message ${message.id} was accepted, and this is not written down.`, error);
        await delay(FIRST_RETRY_MS * 2 ** retry);
      }
    }
  }
}
