import { expect, it } from 'vitest';
import type { PageFunctions } from './page.ts';
import type { Connection, Transport } from './sdk-connection.ts';
import { uploadTestRules } from './test-rules.ts';

/** Calls a scenario by name, in this process or in a page. */
export type ScenarioCall = <Name extends keyof PageFunctions>(
  name: Name,
  ...args: Parameters<PageFunctions[Name]>
) => Promise<Awaited<ReturnType<PageFunctions[Name]>>>;

/** Far above what loopback takes even on a busy machine. Far below a stalled stream (25 s) or a retried call. */
const PROMPT_MS = 5000;

let projects = 0;

/** The assertions every environment and transport must meet. `port` is asked once the server runs. */
export function scenarioSuite(port: () => number, transport: Transport, call: ScenarioCall): void {
  const connection = (): Connection => {
    projects += 1;
    return { port: port(), project: `demo-${transport}-${projects}`, transport };
  };

  it('a listener follows sets, updates and deletes', async () => {
    const { ids, b } = await call('listenAndWrite', connection());
    expect(ids).toEqual([[], ['a'], ['a', 'b'], ['b']]);
    expect(b).toEqual({ title: 'B', plays: 42 });
  });

  it('transactions that collide all count, and aggregates add up', async () => {
    const expected = { results: [1, 2, 3], n: 3, count: 3, total: 10 };
    expect(await call('transactAndCount', connection())).toEqual(expected);
  });

  it('Firestore Lite reads, writes, queries and reports errors over REST', async () => {
    expect(await call('liteCalls', connection())).toEqual({
      title: true,
      negativeZero: true,
      micros: 123_456_000,
      seen: true,
      found: 1,
      count: 2,
      missing: false,
      failure: 'not-found',
    });
  });

  it('emoji, astral text, NaN, negative zero and microseconds survive a listener', async () => {
    expect(await call('awkwardValues', connection())).toEqual({
      emoji: true,
      nan: true,
      negativeZero: true,
      big: true,
      nanos: 999_999_000,
      long: true,
    });
  });

  it('a small first message arrives at once', async () => {
    expect(await call('firstSmallMessage', connection())).toBeLessThan(PROMPT_MS);
  });

  it('deleting the first of a limited query lets the next one in with the same snapshot', async () => {
    expect(await call('limitRefill', connection())).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
  });

  it('a denied target leaves the other targets of its stream alive', async () => {
    const denied = connection();
    await uploadTestRules(denied.port, denied.project);
    const { code, deniedAfter, ids } = await call('deniedBesideAllowed', denied);
    expect(code).toBe('permission-denied');
    expect(deniedAfter).toBeLessThan(PROMPT_MS);
    expect(ids).toEqual([[], ['a']]);
  });

  it('denials and errors reach the application at once', async () => {
    const denied = connection();
    await uploadTestRules(denied.port, denied.project);
    const outcomes = await call('failures', denied);
    const codes = Object.fromEntries(Object.entries(outcomes).map(([name, { code }]) => [name, code]));
    expect(codes).toEqual({
      read: 'permission-denied',
      list: 'permission-denied',
      count: 'permission-denied',
      write: 'permission-denied',
      update: 'not-found',
      after: 'ok',
    });
    expect(Math.max(...Object.values(outcomes).map(({ ms }) => ms))).toBeLessThan(PROMPT_MS);
  });

  it('null and NaN are members of nothing, and operand lists may hold arrays', async () => {
    const expected = { in: ['b', 'c'], notIn: ['a', 'e'], contains: ['c'], range: ['b'] };
    expect(await call('specialOperands', connection())).toEqual(expected);
  });

  it('ids that stand for numbers come first and sort as numbers', async () => {
    const expected = { all: ['__id-2__', '__id7__', '__id12__', '7', 'a'], above: ['__id12__', '7', 'a'] };
    expect(await call('numericIds', connection())).toEqual(expected);
  });

  it('aggregates are over documents that have every field aggregated', async () => {
    expect(await call('aggregatedFields', connection())).toEqual({ pages: 150, year: 1980, n: 2 });
  });

  it('what the service refuses is an invalid argument, at once and again', async () => {
    const invalid = 'invalid-argument';
    const expected = {
      listener: invalid,
      again: invalid,
      behindName: invalid,
      besideName: invalid,
      afterDelete: invalid,
    };
    expect(await call('refusals', connection())).toEqual(expected);
  });
}
