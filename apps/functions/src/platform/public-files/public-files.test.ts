import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPublicFileReader } from './public-files.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reads = createPublicFileReader(Date.now, ['127.0.0.1']);
const strict = createPublicFileReader(Date.now);
const limits = (changes: object = {}) => ({ mostBytes: 1000, deadline: Date.now() + 5000, ...changes });

it('the bytes at an address', async () => {
  const address = await serve((_, answer) => void answer.end('a picture'));
  expect(Buffer.from(await reads(`${address}/cover.jpg`, limits())).toString()).toBe('a picture');
});

it('redirects are followed, relative ones too', async () => {
  const address = await serve((request, answer) => {
    if (request.url === '/last') return void answer.end('here');
    answer.writeHead(302, { location: request.url === '/first' ? `${address}/second` : '/last' }).end();
  });
  expect(Buffer.from(await reads(`${address}/first`, limits())).toString()).toBe('here');
});

describe('addresses that are not public', () => {
  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00:ec2::254]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'https://0.0.0.0/',
    'https://2130706433/',
    'https://0x7f.1/',
    'http://example.com/cover.jpg',
    'file:///etc/passwd',
    'gopher://example.com/',
    'https://ada:secret@example.com/',
    'no address',
    '',
  ])('%s', async (address) => {
    await expect(strict(address, limits())).rejects.toMatchObject({ code: 'link/not-a-web-address' });
  });

  it('behind a redirect', async () => {
    for (const location of ['https://169.254.169.254/', 'http://10.0.0.1/', 'file:///etc/passwd']) {
      const address = await serve((_, answer) => void answer.writeHead(302, { location }).end());
      await expect(reads(address, limits())).rejects.toMatchObject({ code: 'link/not-a-web-address' });
    }
  });
});

describe('what is no file', () => {
  it('more bytes than allowed, said or not', async () => {
    const said = await serve((_, answer) => void answer.end('x'.repeat(1001)));
    await expect(reads(said, limits())).rejects.toMatchObject({ code: 'image/too-large' });
    const endless = await serve((_, answer) => {
      const more = () => answer.write('x'.repeat(500), (error) => error ?? setImmediate(more));
      more();
    });
    await expect(reads(endless, limits())).rejects.toMatchObject({ code: 'image/too-large' });
  });

  it('no file at the address', async () => {
    const address = await serve((_, answer) => void answer.writeHead(404).end('gone'));
    await expect(reads(address, limits())).rejects.toMatchObject({ code: 'service/unavailable' });
  });

  it('redirects without an end', async () => {
    const address = await serve((_, answer) => void answer.writeHead(302, { location: '/' }).end());
    await expect(reads(address, limits())).rejects.toMatchObject({ code: 'service/unavailable' });
  });

  it('a server that stops, or says nothing until the deadline', async () => {
    const stops = await serve((_, answer) => {
      answer.writeHead(200, { 'content-length': '900' }).write('half');
      setImmediate(() => answer.destroy());
    });
    await expect(reads(stops, limits())).rejects.toMatchObject({ code: 'service/unavailable' });
    const silent = await serve(() => undefined);
    await expect(reads(silent, limits({ deadline: Date.now() + 100 }))).rejects.toMatchObject({
      code: 'service/unavailable',
    });
  });
});
