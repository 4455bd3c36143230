import { breakText, graphemesOf, type Piece } from './break-text.ts';
import type { TextStyle } from './choose-fonts.ts';
import type { FontCache } from './font-cache.ts';
import { shapeText } from './shape-text.ts';

/** The room a text has, pixels. */
export interface TextRoom {
  readonly width: number;
  readonly height: number;
  /** From the largest size to the smallest; the first that fits is taken. */
  readonly sizes: readonly number[];
  /** Baseline to baseline, in sizes. */
  readonly leading: number;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

interface MeasuredPiece extends Piece {
  /** Widths in sizes. */
  readonly width: number;
  readonly spaceWidth: number;
}

const ELLIPSIS = '…';
/** Share of the largest size. */
const BREAK_WORDS_BELOW = 0.65;
/** Letters measured one by one may take a little more room side by side. */
const LETTERS_APART = 0.97;
type WidthOf = (part: string) => Promise<number>;

/** Breaks a text into lines at the largest size that holds it. At the smallest size, the excess is cut and marked. */
export async function fitText(
  text: string,
  style: TextStyle,
  room: TextRoom,
  fontCache: FontCache,
): Promise<FittedText> {
  const widthOf: WidthOf = async (part) => (part === '' ? 0 : (await shapeText(part, style, fontCache)).width);
  const pieces: MeasuredPiece[] = [];
  for (const piece of breakText(text, style.language))
    pieces.push({ ...piece, width: await widthOf(piece.text), spaceWidth: await widthOf(piece.space) });

  const largest = room.sizes[0] ?? 16;
  for (const size of room.sizes) {
    const widest = room.width / size;
    const tooWide = pieces.some(({ width }) => width > widest);
    // A long word is rather broken than set in small print.
    if (tooWide && size > largest * BREAK_WORDS_BELOW) continue;
    const lines = tooWide
      ? fill(await breakWords(pieces, widest, widthOf), widest * LETTERS_APART)
      : fill(pieces, widest);
    if (lines.length <= linesIn(room, size)) return { size, lines };
  }
  const size = room.sizes.at(-1) ?? 16;
  const widest = room.width / size;
  const lines = fill(await breakWords(pieces, widest, widthOf), widest * LETTERS_APART);
  const most = linesIn(room, size);
  const kept = lines.slice(0, most);
  return { size, lines: [...kept.slice(0, -1), await cut(kept.at(-1) ?? '', widest, widthOf)] };
}

function linesIn({ height, leading }: TextRoom, size: number): number {
  return Math.max(1, Math.floor(height / (size * leading)));
}

function fill(pieces: readonly MeasuredPiece[], widest: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  let gap = { text: '', width: 0 };
  for (const { text, width, space, spaceWidth } of pieces) {
    if (line !== '' && used + gap.width + width > widest) {
      lines.push(line);
      [line, used] = [text, width];
    } else {
      [line, used] = [line + gap.text + text, used + gap.width + width];
    }
    gap = { text: space, width: spaceWidth };
  }
  return line === '' ? lines : [...lines, line];
}

async function breakWords(
  pieces: readonly MeasuredPiece[],
  widest: number,
  widthOf: WidthOf,
): Promise<MeasuredPiece[]> {
  const broken: MeasuredPiece[] = [];
  for (const piece of pieces) broken.push(...(piece.width > widest ? await breakWord(piece, widthOf) : [piece]));
  return broken;
}

/** A word that is wider than a line may break anywhere between its letters. */
async function breakWord({ text, space, spaceWidth }: MeasuredPiece, widthOf: WidthOf): Promise<MeasuredPiece[]> {
  const letters: MeasuredPiece[] = [];
  for (const letter of graphemesOf(text))
    letters.push({ text: letter, width: await widthOf(letter), space: '', spaceWidth: 0 });
  const last = letters.pop();
  return last ? [...letters, { ...last, space, spaceWidth }] : [];
}

async function cut(line: string, widest: number, widthOf: WidthOf): Promise<string> {
  const letters = graphemesOf(line);
  while (letters.length > 1 && (await widthOf(letters.join('').trimEnd() + ELLIPSIS)) > widest) letters.pop();
  return letters.join('').replace(/[\s\p{P}]+$/u, '') + ELLIPSIS;
}
