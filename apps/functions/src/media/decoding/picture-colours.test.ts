import { imageChoiceSchema } from '@countin/domain/media';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { coloursOf } from './picture-colours.ts';
import { readPicture } from './read-picture.ts';

interface Band {
  readonly colour: string;
  /** Of a hundred rows. */
  readonly rows: number;
}

/** A picture of flat bands. */
async function coloursOfBands(bands: readonly Band[]) {
  let top = 0;
  const layers = await Promise.all(
    bands.map(async ({ colour, rows }) => {
      const at = { left: 0, top };
      top += rows;
      return {
        input: await sharp({ create: { width: 100, height: rows, channels: 3, background: colour } })
          .png()
          .toBuffer(),
        ...at,
      };
    }),
  );
  const whole = sharp({ create: { width: 100, height: 100, channels: 3, background: '#000000' } }).composite(layers);
  return coloursOf(await readPicture(await whole.png().toBuffer()));
}

/** Whether two colours look alike: quantising moves each a little. */
const alike = (one: string, other: string) =>
  [1, 3, 5].every((at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= 12);

describe('the colours of a picture', () => {
  test('are the dominant colour, the most vivid one and the one furthest from both', async () => {
    const [ground, figure, light] = await coloursOfBands([
      { colour: '#0b3954', rows: 60 },
      { colour: '#ff6b35', rows: 20 },
      { colour: '#f7fff7', rows: 20 },
    ]);
    expect(alike(ground, '#0b3954')).toBe(true);
    expect(alike(figure, '#ff6b35')).toBe(true);
    expect(alike(light, '#f7fff7')).toBe(true);
  });

  test.each(['#000000', '#ffffff', '#808080', '#c63510'])('of %s alone are it, three times', async (colour) => {
    for (const found of await coloursOfBands([{ colour, rows: 100 }])) expect(alike(found, colour)).toBe(true);
  });

  test('of a photograph are three colours as documents hold them', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#336699',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const colours = await coloursOf(await readPicture(noise));
    expect(v.is(imageChoiceSchema.entries.colours, colours)).toBe(true);
  });
});
