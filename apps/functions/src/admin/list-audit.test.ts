import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import { beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { aPerson } from '../testing/people.ts';
import { createWorld, NOW } from '../testing/services.ts';
import { AUDIT_PAGE, listAudit } from './list-audit.ts';

const world = createWorld('list-audit');
const ROWS = 90;
type Input = v.InferInput<typeof callables.listAudit.input>;
const ask = (wanted: Input = {}) => listAudit(world, aPerson(), v.parse(callables.listAudit.input, wanted));

beforeAll(async () => {
  const batch = world.db.batch();
  for (let index = 0; index < ROWS; index += 1) {
    const id = `row-${String(index).padStart(3, '0')}`;
    batch.set(world.db.doc(documents.auditEntry(id).path), {
      // Three rows share an instant.
      id,
      at: Timestamp.fromMillis(NOW + Math.floor(index / 3)),
      actor: 'ada',
      actorName: 'Ada',
      subject: index % 2 === 0 ? 'mira' : 'tide',
      subjectName: index % 2 === 0 ? 'Mira' : 'Tide',
      action: index % 5 === 0 ? 'suspend' : 'subscription',
      before: 'free',
      after: 'pro',
      reason: '',
    });
  }
  await batch.commit();
});

async function all(wanted: Input): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ ...wanted, cursor });
    expect(page.entries.length).toBeLessThanOrEqual(AUDIT_PAGE);
    ids.push(...page.entries.map(({ id }) => id));
    ({ cursor } = page);
  } while (cursor !== null);
  return ids;
}

test('the log is paged, newest first, each row once', async () => {
  const ids = await all({});
  expect(ids).toEqual(Array.from({ length: ROWS }, (_, index) => `row-${String(ROWS - 1 - index).padStart(3, '0')}`));
});

test('the log of one person contains that person’s rows only', async () => {
  expect(await all({ subject: 'mira' })).toHaveLength(ROWS / 2);
  expect(await all({ subject: 'tide', action: 'suspend' })).toHaveLength(ROWS / 10);
  expect(await all({ subject: 'unknown' })).toEqual([]);
});

test('a made-up cursor is refused', async () => {
  await expect(ask({ cursor: 'nonsense' })).rejects.toMatchObject({ code: 'field/id' });
});
