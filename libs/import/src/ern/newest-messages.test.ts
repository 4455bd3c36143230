import { describe, expect, it } from 'vitest';
import { NewestMessages } from './newest-messages.ts';
import { ernMessage, ernMessages, releaseFacts } from './testing/ern-messages.ts';
import { readText } from './testing/read-text.ts';

const message = (part: string, changes: Parameters<typeof releaseFacts>[0], isOld = false) => {
  const { ern382, ern43 } = ernMessages(releaseFacts(changes));
  return readText(isOld ? ern382 : ern43, part);
};
const statusOf = async (reading: ReturnType<typeof message>[]) => {
  const messages = await Promise.all(reading);
  const newest = new NewestMessages();
  for (const one of messages) newest.add(one);
  return messages
    .flatMap((one) => newest.recordsOf(one))
    .map(({ key, problems }) => [key, problems.map(({ code }) => code)]);
};
const OLDER = ['import/older-message'];

describe('messages of one release', () => {
  it('only the newest counts, whatever its place in the batch and its version', async () => {
    expect(
      await statusOf([
        message('b.xml', { created: '2026-11-03T10:00:00Z', title: 'Newest' }),
        message('a.xml', { created: '2026-11-01T10:00:00Z' }, true),
        message('c.xml', { created: '2026-11-03T10:30:00+01:00' }),
      ]),
    ).toEqual([
      ['b.xml', []],
      ['a.xml', OLDER],
      ['c.xml', OLDER],
    ]);
  });

  it('of the same time, the last of the batch counts', async () => {
    expect(await statusOf([message('b.xml', {}), message('a.xml', {})])).toEqual([
      ['b.xml', OLDER],
      ['a.xml', []],
    ]);
  });

  it('are one release with 12 and 13 digits; other codes are other releases', async () => {
    expect(
      await statusOf([
        message('a.xml', { upc: '634904012311' }),
        message('b.xml', { upc: '0634904012311' }),
        message('c.xml', { upc: '0634904012328' }),
      ]),
    ).toEqual([
      ['a.xml', OLDER],
      ['b.xml', []],
      ['c.xml', []],
    ]);
  });

  it('without ICPN are one release by GRid, else by the own number of one sender', async () => {
    const purge = (part: string, id: string, sender = 'PADPIDA2026010101A') =>
      readText(
        ernMessage('43', `<PurgedRelease><ReleaseId>${id}</ReleaseId></PurgedRelease>`, {
          root: 'PurgeReleaseMessage',
        }).replace('PADPIDA2026010101A', sender),
        part,
      );
    const own = '<ProprietaryId Namespace="X">7</ProprietaryId>';
    expect(
      await statusOf([
        purge('a.xml', '<GRid>A1-2425G-ABC1234002-M</GRid>'),
        purge('b.xml', `<GRid>a12425gabc1234002m</GRid>${own}`),
        purge('c.xml', own),
        purge('d.xml', own),
        purge('e.xml', own, 'PADPIDA2026010102B'),
        purge('f.xml', ''),
        purge('g.xml', ''),
      ]),
    ).toEqual([
      ['a.xml', OLDER],
      ['b.xml', []],
      ['c.xml', OLDER],
      ['d.xml', []],
      ['e.xml', []],
      ['f.xml', []],
      ['g.xml', []],
    ]);
  });
});
