import { AppError } from '@countin/domain/errors';
import type { Image } from '@countin/domain/media';
import { anArtistProfile } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { getImage } from './get-image.ts';
import { watchImage } from './watch-image.ts';

const PATH = 'artistProfiles/one/images/first';
const base = { id: 'first', kind: 'cover', createdBy: 'mira', createdAt: Date.UTC(2026, 0, 1) } as const;
const ready = {
  ...base,
  state: 'ready',
  widths: [320, 640, 1280],
  colours: ['#000000', '#ffffff', '#ff0000'],
} as const;
const stage = setUpRules('image-state', { 'artistProfiles/one': anArtistProfile({ id: 'one', createdBy: 'mira' }) });

it('the state of an upload is read by its owner', async () => {
  const access = accessAs(stage.projectId, 'mira');
  expect(await getImage(access, { artistId: 'one' }, 'first')).toBeNull();
  await stage.seed({ [PATH]: { ...base, state: 'failed', code: 'image/type' } });
  expect(await getImage(access, { artistId: 'one' }, 'first')).toEqual({
    ...base,
    state: 'failed',
    code: 'image/type',
  });
  await expect(getImage(accessAs(stage.projectId, 'tide'), { artistId: 'one' }, 'first')).rejects.toMatchObject({
    code: 'access/denied',
  });
});

it('an upload is followed until it is ready', async () => {
  const states: (Image['state'] | null)[] = [];
  const stop = watchImage(accessAs(stage.projectId, 'mira'), 'one', 'first', {
    next: ({ value }) => states.push(value?.state ?? null),
    error: (error) => expect.unreachable(error.code),
  });
  await eventually(() => expect(states.at(-1)).toBeNull());
  await stage.seed({ [PATH]: { ...base, state: 'processing' } });
  await eventually(() => expect(states.at(-1)).toBe('processing'));
  await stage.seed({ [PATH]: ready });
  await eventually(() => expect(states.at(-1)).toBe('ready'));
  stop();
});

it('an upload of another person is not followed', async () => {
  const codes: string[] = [];
  watchImage(accessAs(stage.projectId, 'tide'), 'one', 'first', {
    next: () => expect.unreachable(),
    error: (error) => codes.push(error instanceof AppError ? error.code : ''),
  });
  await eventually(() => expect(codes).toEqual(['access/denied']));
});
