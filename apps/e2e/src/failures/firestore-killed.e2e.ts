import {
  commitTexts,
  firestoreIsBack,
  firestorePid,
  functionsReachFirestore,
  killFirestore,
  readTexts,
} from '../fixtures/firestore-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

const WRITERS = 8;
/** Acknowledged writes before the server is killed. */
const ENOUGH = 400;

test.afterEach(functionsReachFirestore);

test('every acknowledged write is there after Firestore was killed under load', async () => {
  const folder = unique('load');
  const acknowledged: Pair[] = [];
  const unanswered: Pair[] = [];
  const before = firestorePid();
  let killed = false;

  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let turn = 0; unanswered.length === 0; turn += 1) {
        const pair = pairOf(folder, writer, turn);
        try {
          await commitTexts(pair);
        } catch {
          unanswered.push(pair);
          return;
        }
        acknowledged.push(pair);
        if (killed || acknowledged.length < ENOUGH) continue;
        killed = true;
        // The others have a write under way.
        killFirestore();
      }
    }),
  );
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
  expect(unanswered.length, 'writes that were under way').toBeGreaterThan(0);
  await firestoreIsBack(before);

  const stored = await readTexts([...acknowledged, ...unanswered].flatMap((pair) => Object.keys(pair)));
  const lost = acknowledged.flatMap((pair) => Object.entries(pair)).filter(([path, text]) => stored.get(path) !== text);
  expect(lost, 'acknowledged and lost').toEqual([]);
  // A write in progress is stored as a whole or not at all.
  const torn = unanswered.filter(
    (pair) => ![0, 2].includes(Object.keys(pair).filter((path) => stored.has(path)).length),
  );
  expect(torn, 'half of a commit').toEqual([]);

  await test.step('and it takes writes again', async () => {
    const pair = pairOf(folder, WRITERS, 0);
    await commitTexts(pair);
    expect(Object.fromEntries(await readTexts(Object.keys(pair)))).toEqual(pair);
  });
});

/** Two documents of one commit, by their paths. */
type Pair = Readonly<Record<string, string>>;

function pairOf(folder: string, writer: number, turn: number): Pair {
  const text = `${writer}.${turn} `.repeat(40);
  return { [`${folder}/${writer}-${turn}-a`]: text, [`${folder}/${writer}-${turn}-b`]: text };
}
