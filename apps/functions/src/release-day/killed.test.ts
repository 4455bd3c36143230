import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { LEASE_MS } from '../messages/attempt-limits.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createWorld } from '../testing/services.ts';
import { putPage, putSignups } from '../testing/stage.ts';

const OUT = Date.parse('2026-12-04T17:00:00Z');
const PROGRAM = join(import.meta.dirname, '../testing/run-release-day.ts');
const FANS = 25;

test(
  'a sender that is killed after the mail server took a mail, and before it could note that, leads to one mail for each fan',
  { timeout: 90_000 },
  async () => {
    const world = createWorld('killed');
    await putPage(world);
    const fans = Array.from({ length: FANS }, (_, index) => `fan${index}@example.com`);
    await putSignups(
      world,
      fans.map((contact, index) => ({ id: `fan${index}`, contact, state: 'confirmed', dueAt: OUT })),
    );

    let killAt: number | null = 7;
    const killed: string[] = [];
    const server = await startMailServer({
      onTaken: (count) => {
        if (count !== killAt) return;
        // The mail is in the mailbox; its sender never learns so.
        killed.push(server.taken[count - 1]!.to);
        sender.kill('SIGKILL');
      },
    });

    const startRun = (now: number) =>
      spawn(process.execPath, [PROGRAM, inject('firestoreHost'), world.projectId, server.url, String(now)], {
        stdio: 'inherit',
      });
    let sender = startRun(OUT);
    onTestFinished(async () => {
      sender.kill('SIGKILL');
      await server.close();
    });
    const [, signal] = await once(sender, 'exit');
    expect(signal).toBe('SIGKILL');
    const states = (await world.db.collection('outbox').get()).docs.map((message) => message.get('state') as string);
    expect(states).toContain('sending');

    killAt = null;
    sender = startRun(OUT + LEASE_MS + 1000);
    expect(await once(sender, 'exit')).toEqual([0, null]);

    const idsOf = (fan: string) =>
      new Set(server.taken.filter(({ to }) => to === fan).map(({ email }) => email.messageId));
    expect(fans.map((fan) => idsOf(fan).size)).toEqual(Array(FANS).fill(1));
    expect(server.taken.filter(({ to }) => to === killed[0])).toHaveLength(2);
    expect(
      await world.db
        .collection('outbox')
        .where('state', '==', 'sent')
        .count()
        .get()
        .then((count) => count.data().count),
    ).toBe(FANS);
  },
);
