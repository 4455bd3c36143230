import { anArtistProfile, aSignup } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { findFans } from './find-fans.ts';

const fan = (id: string, name: string, contact: string, ownerId = 'artist') =>
  [`artistProfiles/${ownerId}/signups/${id}`, aSignup({ id, name, contact, ownerId })] as const;
const stage = setUpRules('fan-finding', {
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  'artistProfiles/second': anArtistProfile({ id: 'second', createdBy: 'mira' }),
  'artistProfiles/others': anArtistProfile({ id: 'others', createdBy: 'tide' }),
  ...Object.fromEntries([
    fan('ines', 'Ines Duarte', 'waves@example.com'),
    fan('ben', 'Ben', 'ines@example.com', 'second'),
    fan('leila', 'ليلى', 'leila@example.com'),
  ]),
});
const find = async (text: string, artistIds = ['artist', 'second']) =>
  (await findFans(accessAs(stage.projectId, 'mira'), artistIds, text)).map(({ id }) => id).sort();

it('finds fans of several artists by the beginning of their name or contact', async () => {
  expect(await find('ines')).toEqual(['ben', 'ines']);
  expect(await find('Ines D')).toEqual(['ines']);
  expect(await find('WAVES@')).toEqual(['ines']);
  expect(await find('ليل')).toEqual(['leila']);
  expect(await find('  ')).toEqual([]);
});

it('cannot read the fans of another user’s artist', async () => {
  await expect(find('ines', ['others'])).rejects.toMatchObject({ code: 'access/denied' });
});
