import { TYPEFACE_FACTS } from '@countin/domain/appearance';
import { directionOf } from '@countin/domain/locale';
import { CARD_SIZE } from '@countin/domain/urls';
import { accentFor, CHANNELS, PALETTES_OF_SITES, type Site } from '@countin/theme';
import type { CardContent } from './card-content.ts';
import type { TextStyle } from './text/choose-fonts.ts';
import { drawableText } from './text/drawable-text.ts';
import { fitText, type TextRoom } from './text/fit-text.ts';
import type { FontCache } from './text/font-cache.ts';
import { outlineOf, shapeText } from './text/shape-text.ts';

const MARGIN = 60;
/** Between facts: a dot with air around it. */
const DOT = '\u2002·\u2002';
/** Height of the site's sign. */
const SIGN = 40;

interface Block {
  readonly markup: string;
  readonly height: number;
}

/** The texts of a card and its site's sign, as outlines: nothing that shows them needs a font. */
export async function drawPanel(
  content: CardContent,
  left: number,
  width: number,
  fontCache: FontCache,
): Promise<string> {
  const { ink, ink2 } = PALETTES_OF_SITES[content.site].light;
  const { accent } = accentFor(content.colours, 'light', content.site);
  const atEnd = directionOf(content.language) === 'rtl';
  const inner = { left: left + MARGIN, width: width - MARGIN * 2, atEnd };
  const over = await drawBlock(
    lineOf(content.over),
    { family: 'text', weight: 700 },
    { width: inner.width, height: 92, sizes: [36, 32], leading: 1.25 },
    accent,
    inner,
    fontCache,
  );
  const note = await drawBlock(
    factLine(content),
    { family: 'text', weight: 500 },
    { width: inner.width, height: 84, sizes: [30, 27], leading: 1.3 },
    ink2,
    inner,
    fontCache,
  );
  const gaps = (over.height > 0 ? 18 : 0) + (note.height > 0 ? 24 : 0);
  const room = CARD_SIZE.height - MARGIN * 2 - SIGN - 44 - over.height - note.height - gaps;
  const { typeface } = content;
  const scale = typeface ? TYPEFACE_FACTS[typeface].scale : 1;
  const sizes = (content.picture ? [88, 78, 70, 62, 54, 48, 42, 36] : [104, 92, 82, 72, 62]).map(
    (size) => size * scale,
  );
  const title = await drawBlock(
    lineOf(content.title),
    { family: typeface ?? 'heading', weight: 800 },
    { width: inner.width, height: room, sizes, leading: leadingOf(content.title.text) },
    ink,
    inner,
    fontCache,
  );

  const at = (block: Block, top: number) => `<g transform="translate(0 ${Math.round(top)})">${block.markup}</g>`;
  const titleTop = MARGIN + over.height + (over.height > 0 ? 18 : 0);
  const sign = await drawSign(content.site, inner, accent, ink, fontCache);
  return at(over, MARGIN) + at(title, titleTop) + at(note, titleTop + title.height + 24) + sign;
}

/** Scripts with marks above and below need more air between lines than Latin capitals. */
function leadingOf(text: string): number {
  if (/[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u.test(text)) return 1.42;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text) ? 1.22 : 1.04;
}

interface Line {
  readonly text: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The first letter decides the direction, as `dir=auto` has it. */
function lineOf({ text, language }: CardContent['title']): Line {
  const drawable = drawableText(text);
  return {
    text: drawable,
    language,
    direction: /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(drawable) ? 'rtl' : 'ltr',
  };
}

/** Each fact is isolated (UAX 9), as `<bdi>` does it. */
function factLine({ note, language }: CardContent): Line {
  const text = note.facts.map((fact) => `\u2068${drawableText(fact)}\u2069`).join(DOT);
  return { text, language: note.language, direction: directionOf(language) };
}

interface Inner {
  readonly left: number;
  readonly width: number;
  /** Lines end at the right edge. */
  readonly atEnd: boolean;
}

async function drawBlock(
  { text, language, direction }: Line,
  face: Pick<TextStyle, 'family' | 'weight'>,
  room: TextRoom,
  colour: string,
  inner: Inner,
  fontCache: FontCache,
): Promise<Block> {
  if (text === '') return { markup: '', height: 0 };
  const style: TextStyle = { ...face, language, direction };
  const { size, lines } = await fitText(text, style, room, fontCache);
  const outlines: string[] = [];
  for (const [at, line] of lines.entries()) {
    const shaped = await shapeText(line, style, fontCache);
    const x = inner.atEnd ? inner.left + inner.width - shaped.width * size : inner.left;
    outlines.push(outlineOf(shaped, x, size * (0.86 + (room.leading - 1) / 2) + at * size * room.leading, size));
  }
  const path = outlines.join('');
  return path === ''
    ? { markup: '', height: 0 }
    : { markup: `<path fill="${colour}" d="${path}"/>`, height: size * room.leading * lines.length };
}

/** The site's name in its own hand, always from left to right. */
async function drawSign(site: Site, inner: Inner, accent: string, ink: string, fontCache: FontCache): Promise<string> {
  const name = await shapeText(
    site === 'countin' ? 'countin' : '4track',
    { family: 'heading', weight: 800, language: 'en' },
    fontCache,
    -0.02,
  );
  const before = site === 'countin' ? 0 : SIGN + 14;
  const width = before + name.width * SIGN + (site === 'countin' ? 14 : 0);
  const x = inner.atEnd ? inner.left + inner.width - width : inner.left;
  const baseline = CARD_SIZE.height - MARGIN - 6;
  const word = `<path fill="${ink}" d="${outlineOf(name, x + before, baseline, SIGN)}"/>`;
  if (site === 'countin')
    return `${word}<circle cx="${x + name.width * SIGN + 7}" cy="${baseline - 5}" r="5.5" fill="${accent}"/>`;
  const bars = CHANNELS.map(
    ({ colour }, at) =>
      `<rect x="${x}" y="${baseline - 29 + at * 8.4}" width="${[40, 26, 34, 18][at] ?? 40}" height="5.6" rx="2.8" fill="${colour}"/>`,
  );
  return bars.join('') + word;
}
