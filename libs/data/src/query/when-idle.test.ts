// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKeys } from './query-keys.ts';
import { QUIET_MS, whenIdle } from './when-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fake browser with one query; the test decides when the browser is idle and when the query ends. */
function aScreen() {
  const client = new QueryClient();
  const idle: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    requestIdleCallback: (act: () => void) => idle.push(act),
    cancelIdleCallback: (id: number) => void delete idle[id - 1],
  }) as unknown as Window;
  const act = vi.fn();
  const dispose = whenIdle(page, client, act);
  const become = () => idle.splice(0).forEach((callback) => callback?.());
  return { client, page, act, dispose, becomeIdle: become };
}

it('runs after a pause in requests, once the browser is idle', async () => {
  const { client, act, becomeIdle } = aScreen();
  let answer: (value: string) => void = () => undefined;
  await vi.advanceTimersByTimeAsync(QUIET_MS / 2);
  void client.fetchQuery({
    queryKey: queryKeys.user('mira'),
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  await vi.advanceTimersByTimeAsync(5 * QUIET_MS);
  becomeIdle();
  expect(act).not.toHaveBeenCalled();
  answer('done');
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
  becomeIdle();
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(act).not.toHaveBeenCalled();
  becomeIdle();
  expect(act).toHaveBeenCalledTimes(1);
});

it('a component with a query may render again at any time', async () => {
  const { client, act, becomeIdle } = aScreen();
  const options = { queryKey: queryKeys.user('mira'), queryFn: () => 'mira', staleTime: Infinity };
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  for (let rendered = 0; rendered < 4; rendered++) {
    await vi.advanceTimersByTimeAsync(QUIET_MS / 2);
    observer.setOptions({ ...options, meta: { rendered } });
  }
  becomeIdle();
  expect(act).toHaveBeenCalledTimes(1);
  stop();
});

it.each(['pointerdown', 'keydown'])('does not wait any longer at the first %s', async (type) => {
  const { page, act, becomeIdle } = aScreen();
  page.dispatchEvent(new Event(type));
  page.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  becomeIdle();
  expect(act).toHaveBeenCalledTimes(1);
});

it('does nothing once disposed', async () => {
  const { page, act, dispose, becomeIdle } = aScreen();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  dispose();
  becomeIdle();
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(act).not.toHaveBeenCalled();
});
