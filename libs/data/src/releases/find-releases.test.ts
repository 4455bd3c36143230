import { releaseSearchTokens } from '@countin/domain/release';
import { aMusicProduct } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../query/query-client.ts';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { findReleases } from './find-releases.ts';

const stage = setUpRules('release-finding', {});

const stored = (id: string, title: string, updatedAt: number, createdBy = 'mira') => {
  const release = aMusicProduct({ id, title, createdBy, updatedAt, labelName: '', productSlug: id });
  return [
    `musicProducts/${id}`,
    {
      ...release,
      searchTokens: releaseSearchTokens({ ...release, artistName: 'Mira Okafor', artistSlug: 'mira-okafor' }),
    },
  ] as const;
};
const find = async (text: string) =>
  (await findReleases(createQueryClient(), accessAs(stage.projectId, 'mira'), 'mira', text)).map(({ id }) => id);

describe('finding releases while typing', () => {
  it('finds own releases by the beginnings of their words, the last changed first', async () => {
    await stage.seed(
      Object.fromEntries([
        stored('low', 'Low Sun', 1_000),
        stored('lowest', 'Lowest Tide', 2_000),
        stored('ar', 'ليلى والبحر', 3_000),
        stored('ja', '夜の海', 4_000),
        stored('others', 'Low Salt', 5_000, 'tide'),
      ]),
    );
    expect(await find('lo')).toEqual(['lowest', 'low']);
    expect(await find('sun LÓ')).toEqual(['low']);
    expect(await find('ليلي')).toEqual(['ar']);
    expect(await find('海')).toEqual(['ja']);
    expect(await find('okafor tide')).toEqual(['lowest']);
    expect(await find(' ')).toEqual([]);
  });

  it('returns a limited number of results', async () => {
    await stage.seed(
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => stored(`salt-${at}`, `Salt ${at}`, 10_000 + at))),
    );
    const found = await find('salt');
    expect(found).toHaveLength(10);
    expect(found[0]).toBe('salt-59');
  });
});
