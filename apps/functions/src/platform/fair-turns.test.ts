import { expect, test } from 'vitest';
import { FairTurns } from './fair-turns.ts';

const NEVER = new AbortController().signal;

/** Works that end when the test says so. */
function stage(rule = { atOnce: 2, waiting: 3 }) {
  const turns = new FairTurns(rule);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    /** Adds work of an account, named like `mira 1`. */
    add: (name: string, patience: AbortSignal = NEVER) =>
      turns.run(
        name.split(' ')[0]!,
        () => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        },
        patience,
      ),
    async end(name: string) {
      ends.get(name)!();
      await settled();
    },
  };
}
const settled = () => new Promise((done) => setImmediate(done));

test('one work of an account runs at a time, and accounts take turns', async () => {
  const { add, begun, end } = stage();
  for (const name of ['mira 1', 'mira 2', 'mira 3', 'ada 1', 'ben 1', 'ben 2']) void add(name);
  await settled();
  expect(begun).toEqual(['mira 1', 'ada 1']);
  await end('mira 1');
  await end('mira 2');
  // The account that has waited longest is next, not the one that came first.
  expect(begun).toEqual(['mira 1', 'ada 1', 'mira 2', 'ben 1']);
  await end('ada 1');
  expect(begun.at(-1)).toBe('mira 3');
  await end('ben 1');
  expect(begun.at(-1)).toBe('ben 2');
});

test('work that fails leaves its turn to the next', async () => {
  const turns = new FairTurns({ atOnce: 1, waiting: 1 });
  await expect(turns.run('mira', () => Promise.reject(new Error('broken')), NEVER)).rejects.toThrow('broken');
  expect(await turns.run('ada', () => Promise.resolve('done'), NEVER)).toBe('done');
});

test('an account with too much waiting is refused; others are not', async () => {
  const { add, begun } = stage();
  for (const name of ['mira 1', 'mira 2', 'mira 3', 'mira 4']) void add(name);
  await expect(add('mira 5')).rejects.toMatchObject({ code: 'limit/too-many' });
  void add('ada 1');
  await settled();
  expect(begun).toEqual(['mira 1', 'ada 1']);
});

test('work that waits too long is never begun', async () => {
  const { add, begun, end } = stage({ atOnce: 1, waiting: 3 });
  void add('mira 1');
  const patience = new AbortController();
  const late = add('ada 1', patience.signal);
  void add('ben 1');
  patience.abort();
  await expect(late).rejects.toMatchObject({ code: 'service/unavailable' });
  await end('mira 1');
  expect(begun).toEqual(['mira 1', 'ben 1']);
});
