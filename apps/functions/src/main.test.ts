import { afterEach, expect, test, vi } from 'vitest';
import { DELIVERY_FUNCTION } from './platform/senders/delivery-queue.ts';
import { IMPORT_FUNCTION } from './platform/senders/import-queue.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([DELIVERY_FUNCTION, IMPORT_FUNCTION])(
  'the queue %s is that of a function, which is deployed',
  async (name) => {
    // As at a deployment, when functions are listed and nothing is configured.
    vi.stubEnv('FUNCTIONS_CONTROL_API', 'true');
    const functions: Readonly<Record<string, object>> = await import('./main.ts');
    expect(Reflect.get(functions[name] ?? {}, '__endpoint')).toMatchObject({ taskQueueTrigger: {} });
  },
);
