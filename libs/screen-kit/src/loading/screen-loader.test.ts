import type { DataAccess } from '@countin/data/access';
import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataContext, firstRead, screenLoader } from './screen-loader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = ['release'];

/** Opens a screen that reads a release, which is in the cache as given. Returns whether the navigation waits. */
function open(cached?: string) {
  const client = new QueryClient();
  if (cached !== undefined) client.setQueryData(KEY, cached);
  const answer = Promise.withResolvers<string>();
  const load = screenLoader(() => firstRead(client, { queryKey: KEY, queryFn: () => answer.promise, retry: false }));
  const data = { access: {} as DataAccess, client, uid: () => 'mira' };
  const context = new RouterContextProvider(new Map([[dataContext, data]]));
  const request = new Request('https://countin.example/artist');
  let opened = false;
  const loading = Promise.resolve(load({ context, params: {}, request } as unknown as LoaderFunctionArgs, undefined));
  void loading.then(() => (opened = true));
  return { answer, opened: () => vi.advanceTimersByTimeAsync(1).then(() => opened) };
}

it('a navigation waits for what the screen cannot be shown without', async () => {
  const { answer, opened } = open();
  expect(await opened()).toBe(false);
  answer.resolve('Low Sun');
  expect(await opened()).toBe(true);
});

it('a navigation waits for reads no longer than 400 ms', async () => {
  const { opened } = open();
  await vi.advanceTimersByTimeAsync(390);
  expect(await opened()).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(await opened()).toBe(true);
});

it('a navigation does not wait where the last answer can be shown, nor after an error', async () => {
  expect(await open('Low Sun').opened()).toBe(true);
  const { answer, opened } = open();
  answer.reject(new Error('away'));
  expect(await opened()).toBe(true);
});
