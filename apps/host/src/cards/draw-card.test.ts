import { DISPLAY_TYPEFACES } from '@countin/domain/appearance';
import { CARD_SIZE } from '@countin/domain/urls';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { CardContent } from './card-content.ts';
import { CardDrawer } from './draw-card.ts';

const drawer = new CardDrawer();
const CONTENT: CardContent = {
  site: 'countin',
  language: 'en',
  over: { text: 'Mira Okafor', language: 'en' },
  title: { text: 'Low Sun', language: 'en' },
  typeface: null,
  note: { facts: ['EP'], language: 'en' },
  picture: {
    design: { style: 'sun', colours: ['#0b3954', '#ff6b35', '#f7fff7'], seed: 1 },
    title: 'Low Sun',
    artist: 'Mira Okafor',
    uploaded: null,
  },
  sharingImage: null,
  colours: ['#0b3954', '#ff6b35', '#f7fff7'],
};
const noPicture = async () => null;
const cardOf = async (content: Partial<CardContent>) =>
  (await drawer.draw({ ...CONTENT, ...content }, noPicture)).picture;

/** Dark pixels of the title: the shape of its letters. */
async function titleOf(content: Partial<CardContent>): Promise<string> {
  const title = sharp(await cardOf(content)).extract({ left: 640, top: 120, width: 550, height: 180 });
  return (await title.greyscale().threshold(90).raw().toBuffer()).toString('base64');
}

describe('the title of a card', () => {
  test('is set in the release’s display typeface', async () => {
    const typefaces = DISPLAY_TYPEFACES.map((each) => (each === 'system' ? null : each));
    const titles = await Promise.all(typefaces.map((typeface) => titleOf({ typeface })));
    expect(new Set(titles).size).toBe(DISPLAY_TYPEFACES.length);
  });

  test.each(['ليلة على البحر', 'बारिश के बाद', '夜明けのフェリー'])(
    '%s is readable beside a typeface without its letters',
    async (text) => {
      const title = { text, language: 'en' };
      expect(await titleOf({ title, typeface: 'poster' })).not.toBe(
        await titleOf({ title: { text: '', language: 'en' }, typeface: 'poster' }),
      );
    },
  );
});

test('a card has the colours of its release', async () => {
  const corner = async (colours: readonly string[]) =>
    (
      await sharp(await cardOf({ colours }))
        .extract({ left: 1190, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer()
    ).join();
  expect(await corner(['#00a050'])).not.toBe(await corner(['#d02040']));
});

test('a card with the grainiest picture has at most 300 kB', async () => {
  const { width, height } = { width: 640, height: 640 };
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const uploaded = { owner: 'artist', ownerId: 'mira', imageId: 'one', width: 640, format: 'webp' } as const;
  const picture = CONTENT.picture && { ...CONTENT.picture, uploaded };
  const card = await drawer.draw({ ...CONTENT, picture }, async () => grain);
  expect(card.complete).toBe(true);
  expect(card.picture.length).toBeLessThanOrEqual(300_000);
  expect(await sharp(card.picture).metadata()).toMatchObject(CARD_SIZE);
});

describe('a picture for shared links', () => {
  const sharingImage = { owner: 'artist', ownerId: 'mira', imageId: 'one', width: 1280, format: 'webp' } as const;
  const drawn = (bytes: Buffer | null) => drawer.draw({ ...CONTENT, sharingImage }, async () => bytes);

  test.each([
    ['in the shape of a card', 1280, 672],
    ['that is square', 640, 640],
  ])('%s fills the whole card', async (_shape, width, height) => {
    const red = { r: 200, g: 20, b: 20 };
    const { picture, type, complete } = await drawn(
      await sharp({ create: { width, height, channels: 3, background: red } })
        .webp()
        .toBuffer(),
    );
    expect([type, complete]).toEqual(['image/jpeg', true]);
    expect(await sharp(picture).metadata()).toMatchObject({ ...CARD_SIZE, format: 'jpeg' });
    for (const { min, max } of (await sharp(picture).stats()).channels) expect(max - min).toBeLessThan(6);
  });

  test('with much grain stays small enough for messengers', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const grain = sharp({ create: { width: 1280, height: 672, channels: 3, background: '#808080', noise } });
    expect((await drawn(await grain.webp({ quality: 95 }).toBuffer())).picture.length).toBeLessThan(300_000);
  });

  test('that cannot be had leaves the card with the cover, to be asked for again', async () => {
    const { picture, type, complete } = await drawn(null);
    expect([type, complete]).toEqual(['image/png', false]);
    expect(picture).toEqual(await cardOf({}));
    expect((await drawn(Buffer.from('no picture'))).complete).toBe(false);
  });
});
