import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { functionCaller } from './function-caller.ts';

afterEach(() => void vi.useRealTimers());

it('waits seventy seconds for a function that does not answer, in the region of the specification', async () => {
  let requested = '';
  const server = createServer((request) => void (requested = request.url ?? '')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const app = initializeApp({ projectId: 'demo-calls', apiKey: 'local' }, 'function-caller');
  onTestFinished(async () => {
    await deleteApp(app);
    server.closeAllConnections();
    server.close();
  });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = vi.fn();
  const call = functionCaller(app, { host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  void call('generateAuthToken', {}).catch(outcome);
  await once(server, 'request');
  expect(requested).toBe('/demo-calls/us-central1/generateAuthToken');
  await vi.advanceTimersByTimeAsync(69_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() =>
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ code: 'service/unavailable' })),
  );
});
