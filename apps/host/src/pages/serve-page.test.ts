import type { PageResponse } from '@countin/domain/pages';
import { expect, test } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { Entity } from '../http/entity.ts';
import { ENVIRONMENT } from '../testing/running-host.ts';
import { servePage } from './serve-page.ts';

const config = readConfiguration(ENVIRONMENT).public;

async function served(framing: PageResponse['framing']) {
  const response: PageResponse = { status: 200, headers: {}, body: '', ...(framing !== undefined && { framing }) };
  const { headers } = await servePage(
    new Request('http://countin.localhost:5173/embed/tide'),
    { page: { response, entity: new Entity(''), staleSince: null }, from: 'render' },
    { config, personal: false, now: 0, purgeable: true },
  );
  const policy = headers.get('content-security-policy') ?? '';
  return [/frame-ancestors ([^;]+)/.exec(policy)?.[1], headers.get('cross-origin-resource-policy')];
}

test.each([
  [undefined, "'none'", null],
  ['anywhere', '*', 'cross-origin'],
  [['blog.example', '*.shop.example:8443'], 'blog.example *.shop.example:8443', 'cross-origin'],
  [[], "'none'", null],
] as const)('a page with the framing %j may be framed by %s', async (framing, ancestors, resource) => {
  expect(await served(framing)).toEqual([ancestors, resource]);
});
