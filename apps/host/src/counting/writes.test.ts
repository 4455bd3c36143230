import { documents, readDocument } from '@countin/domain/documents';
import { sumOfDay } from '@countin/domain/numbers';
import { codesOfVisitor } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { setUpReader } from '../testing/reader-stage.ts';
import { Batch } from './batch.ts';
import { writeBatch } from './write-batch.ts';

const HOSTS = ['a', 'b', 'c', 'd'];
const FLUSHES = 60;
const EVENTS = 1_000_000;
/** Positions in a sketch: 16,384 registers, ranks by how often a hash has them. */
const placeOf = (visitor: number) =>
  (Math.imul(visitor, 0x9e3779b1) >>> 18) * 64 + Math.clz32(Math.imul(visitor, 0x85ebca6b)) + 1;

const stage = setUpReader('demo-counting-writes');

test(
  'a million events on one page in an hour from four hosts take 2,000 writes at most',
  { timeout: 60_000 },
  async () => {
    const firestore = stage.firestore();
    await firestore.doc('artistProfiles/mira').set({ id: 'mira' });
    const began = Math.floor(Date.UTC(2026, 10, 23, 12) / 60_000);
    const each = EVENTS / HOSTS.length / FLUSHES;
    let [written, sent] = [0, 0];
    for (let flush = 1; flush <= FLUSHES; flush += 1) {
      const t = began + flush - 1;
      const writes = HOSTS.map((host) => {
        const batch = new Batch();
        for (let event = 0; event < each; event += 1) {
          sent += 1;
          const country = `C${sent % 200}`;
          batch.add({
            t,
            s: 'artist',
            i: 'mira',
            p: 'release.tide',
            m: ['views'],
            d: { country },
            v: placeOf(sent),
            w: codesOfVisitor(sent % 4096),
          });
        }
        return writeBatch({ firestore, host, flush, now: t * 60_000 }, batch.read());
      });
      for (const { documents: count } of await Promise.all(writes)) written += count;
    }
    const shards = await firestore.collection(documents.dayNumbers('artist', 'mira').path).get();
    const { whole } = sumOfDay(
      shards.docs.flatMap((shard) => readDocument(documents.dayNumbers, shard)?.content ?? []),
    );
    expect(whole.counts.views).toBe(sent);
    expect(sent).toBeGreaterThanOrEqual(EVENTS);
    expect(written).toBeLessThanOrEqual(2000);
    expect(written).toBe(2 * HOSTS.length * FLUSHES);
  },
);
