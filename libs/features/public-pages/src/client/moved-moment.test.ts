import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReleaseData } from '../release/release-page-data.ts';
import { watchMovedMoment } from './moved-moment.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const AT = NOW + 3_600_000;
const page = (moment: ReleaseData['moment']) =>
  `<!doctype html><script type="application/json" id="page">${JSON.stringify({ page: 'release', moment })}</script>`;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** An open page whose server answers with another one. */
function visit(answer: string | null, at = AT) {
  document.body.innerHTML = '<form><input name="contact"><input type="checkbox"></form>';
  const requested: string[] = [];
  const reloads = { count: 0 };
  const fetch = async (address: string) => {
    requested.push(address);
    if (answer === null) throw new TypeError('offline');
    return new Response(answer);
  };
  const location = new URL('https://countin.example/release/salt?lang=de#notify');
  const open = { fetch, document, location, DOMParser } as unknown as Window & typeof globalThis;
  watchMovedMoment({ moment: { at } } as ReleaseData, { now: () => Date.now() }, at, open, () => (reloads.count += 1));
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { requested, reloads, comeBack };
}

it('a page that comes back into view learns that the moment was moved', async () => {
  const { requested, reloads, comeBack } = visit(page({ at: AT + 1 }));
  await comeBack();
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  await comeBack();
  expect([requested, reloads.count]).toEqual([['/release/salt?lang=de'], 1]);
});

it('so does one that is looked at all the time, some minutes before the moment', async () => {
  const { requested, reloads } = visit(page({ wall: ['2026-12-24', '00:00'] }));
  await vi.advanceTimersByTimeAsync(3_600_000 - 181_000);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(121_000);
  expect([requested.length, reloads.count]).toEqual([1, 1]);
});

it.each([
  ['the same moment', page({ at: AT })],
  ['a page that is no release', '<!doctype html>'],
  ['no network', null],
])('%s changes nothing', async (_what, answer) => {
  const { reloads, comeBack } = visit(answer);
  await vi.advanceTimersByTimeAsync(60_000);
  await comeBack();
  expect(reloads.count).toBe(0);
});

it('entries in the form are kept', async () => {
  const { reloads, comeBack } = visit(page({ at: AT + 1 }));
  const field = document.querySelector('input')!;
  field.value = 'ana@example.com';
  await vi.advanceTimersByTimeAsync(60_000);
  await comeBack();
  expect(reloads.count).toBe(0);
  field.value = '';
  await vi.advanceTimersByTimeAsync(60_000);
  await comeBack();
  expect(reloads.count).toBe(1);
});
