import { createServer, type AddressInfo } from 'node:net';
import { freePorts } from '@countin/domain/testing/free-ports';
import { expect, test } from 'vitest';
import { checkPortsFree } from './ports.ts';
import { readSettings } from './settings.ts';

const { ports } = readSettings([], { COUNTIN_PORT_OFFSET: '21000' });

test('free ports are fine', async () => {
  const [inbox = 0, smtp = 0] = await freePorts(2);
  await expect(checkPortsFree(['inbox', 'smtp'], { ...ports, inbox, smtp })).resolves.toBeUndefined();
});

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port that is in use on %s is named, with the way to change it',
  async (address) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, address, resolve));
    const taken = { ...ports, inbox: (server.address() as AddressInfo).port };
    try {
      await expect(checkPortsFree(['inbox', 'smtp'], taken)).rejects.toThrow(
        `Port ${taken.inbox} for the mail inbox is in use`,
      );
      await expect(checkPortsFree(['inbox', 'smtp'], taken)).rejects.toThrow('COUNTIN_PORT_INBOX=');
    } finally {
      server.close();
    }
  },
);
