import { drawCover, type CoverText } from '@countin/cover-art';
import { directionOf } from '@countin/domain/locale';
import type { ImageAddress } from '@countin/domain/media';
import { CARD_SIZE } from '@countin/domain/urls';
import { accentFor, CHANNELS, PALETTES_OF_SITES } from '@countin/theme';
import sharp, { type Sharp } from 'sharp';
import type { DrawnCard } from './card-cache.ts';
import type { CardContent, CardPicture } from './card-content.ts';
import { drawPanel } from './panel.ts';
import { FontCache } from './text/font-cache.ts';
import { outlineOf, shapeText } from './text/shape-text.ts';
import { drawableText } from './text/drawable-text.ts';

const SIDE = CARD_SIZE.height;
/** Side length of the cover's coordinate system; see `@countin/cover-art`. */
const COVER_SIDE = 640;
/** Messengers leave larger pictures out. */
const MOST_BYTES = 300_000;

// Every picture is drawn once, so libvips' cache would only cost memory.
sharp.cache(false);

/** Reads the bytes of an uploaded picture; null when it is unavailable. */
export type ReadPicture = (address: ImageAddress) => Promise<Uint8Array | null>;

/** Draws link preview cards (1200×630), as PNG or, of a picture that fills the card, as JPEG. Fonts stay loaded between cards. */
export class CardDrawer {
  readonly #fonts = new FontCache();

  async draw(content: CardContent, readPicture: ReadPicture): Promise<DrawnCard> {
    const filling = content.sharingImage ? await readPicture(content.sharingImage) : null;
    const filled = filling ? await fillCard(filling) : null;
    if (filled) return { picture: filled, type: 'image/jpeg', complete: true };
    const uploaded = content.picture?.uploaded ? await readPicture(content.picture.uploaded) : null;
    const square = uploaded ? await squareOf(uploaded) : null;
    const left = pictureLeft(content);
    const sheet = sharp(Buffer.from(await this.#sheet(content, square !== null)), { density: 72 });
    const card = square ? sheet.composite([{ input: square, left, top: 0 }]) : sheet;
    return {
      picture: await encode(card, square === null ? 0.4 : 0.8),
      type: 'image/png',
      complete: !content.sharingImage && (square !== null || !content.picture?.uploaded),
    };
  }

  async #sheet(content: CardContent, pictured: boolean): Promise<string> {
    const { width, height } = CARD_SIZE;
    const ground = content.picture
      ? accentFor(content.colours, 'light', content.site).tint
      : PALETTES_OF_SITES[content.site].light.paper;
    const atRight = pictureLeft(content) > 0;
    const panel = content.picture ? { left: atRight ? 0 : SIDE, width: width - SIDE } : { left: 0, width };
    const texts = await drawPanel(content, panel.left, panel.width, this.#fonts);
    const head = content.picture
      ? pictured
        ? ''
        : await this.#cover(content.picture, pictureLeft(content))
      : siteArt(content);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${head}${texts}</svg>`;
  }

  async #cover({ design, title, artist }: CardPicture, left: number): Promise<string> {
    const lines: CoverText[] = [];
    const drawn = drawCover(design, {
      title: drawableText(title),
      artist: drawableText(artist),
      size: SIDE,
      setText: (line) => `<!--line ${lines.push(line) - 1}-->`,
    });
    const outlined = await Promise.all(lines.map((line) => this.#line(line)));
    return `<g transform="translate(${left} 0)">${drawn.replace(/<!--line (\d+)-->/g, (_whole, at: string) => outlined[Number(at)] ?? '')}</g>`;
  }

  /** A text line of a cover, scaled down where our font is wider than the cover expects. */
  async #line({ text, x, y, size, weight, spacing }: CoverText): Promise<string> {
    const shaped = await shapeText(text, { family: 'heading', weight, language: 'en' }, this.#fonts, spacing / size);
    const fitting = Math.min(size, (COVER_SIDE - x * 2) / Math.max(shaped.width, 0.01));
    return `<path d="${outlineOf(shaped, x, y, fitting)}"/>`;
  }
}

/** A PNG with a palette: half as large. Messengers refuse large pictures, so a grainy one gets fewer colours. */
async function encode(card: Sharp, dither: number): Promise<Buffer> {
  const pixels = await card.png({ compressionLevel: 1 }).toBuffer();
  let picture = Buffer.alloc(0);
  for (const colours of [256, 128, 64, 32, 16]) {
    picture = await sharp(pixels).png({ palette: true, colours, quality: 92, effort: 4, dither }).toBuffer();
    if (picture.length <= MOST_BYTES) break;
  }
  return picture;
}

/** A picture over the whole card, its middle where it has another shape; null when it cannot be decoded. */
async function fillCard(upload: Uint8Array): Promise<Buffer | null> {
  try {
    const pixels = await sharp(upload, { limitInputPixels: 4096 * 4096 })
      .resize({ ...CARD_SIZE, fit: 'cover' })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    let card = Buffer.alloc(0);
    for (const quality of [86, 74, 60, 40]) {
      card = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (card.length <= MOST_BYTES) break;
    }
    return card;
  } catch {
    return null;
  }
}

/** Left edge of the picture, px. It is on the side where reading begins: right for right-to-left languages. */
function pictureLeft({ language, picture }: CardContent): number {
  return picture && directionOf(language) === 'rtl' ? CARD_SIZE.width - SIDE : 0;
}

/** Picture resized to a square; null when it cannot be decoded, and the card shows the drawn cover. */
async function squareOf(picture: Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(picture, { limitInputPixels: 4096 * 4096 })
      .resize(SIDE, SIDE, { fit: 'cover' })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Artwork of the site: four beats that end on the accent colour, or four tracks. */
function siteArt({ site, language, colours }: CardContent): string {
  const { accent } = accentFor(colours, 'light', site);
  const mirrored = directionOf(language) === 'rtl' ? `transform="translate(${CARD_SIZE.width} 0) scale(-1 1)"` : '';
  const drawing =
    site === 'countin'
      ? [0, 1, 2, 3].map(
          (beat) =>
            `<circle cx="${640 + beat * 138}" cy="540" r="44" fill="${accent}" fill-opacity="${beat === 3 ? 1 : 0.14 + beat * 0.12}"/>`,
        )
      : CHANNELS.map(
          ({ colour }, at) =>
            `<rect x="${660 + at * 40}" y="${440 + at * 42}" width="640" height="26" rx="13" fill="${colour}"/>`,
        );
  return `<g ${mirrored}>${drawing.join('')}</g>`;
}
