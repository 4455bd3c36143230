import { afterEach, expect, test, vi } from 'vitest';
import { DELIVERY_FUNCTION } from './platform/senders/delivery-queue.ts';

afterEach(() => vi.unstubAllEnvs());

test('the queue that signups are put in is that of a function, which is deployed', async () => {
  // As at a deployment, when functions are listed and nothing is configured.
  vi.stubEnv('FUNCTIONS_CONTROL_API', 'true');
  const functions: Readonly<Record<string, object>> = await import('./main.ts');
  expect(Reflect.get(functions[DELIVERY_FUNCTION] ?? {}, '__endpoint')).toMatchObject({ taskQueueTrigger: {} });
});
