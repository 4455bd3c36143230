import bidiFactory from 'bidi-js';
import { Buffer as TextBuffer, Direction, shape, type Font } from 'harfbuzzjs';
import { chooseFonts, type TextStyle } from './choose-fonts.ts';
import type { FontCache } from './font-cache.ts';

const bidi = bidiFactory();
/** One for all: what the shaper keeps is freed when JavaScript's collector comes by, which is late. */
const buffer = new TextBuffer();

/** Letters in the order in which they are seen, with lengths in parts of the font's size. */
export interface ShapedText {
  readonly width: number;
  readonly glyphs: readonly ShapedGlyph[];
}

interface ShapedGlyph {
  readonly font: Font;
  readonly glyph: number;
  /** Left edge and baseline offset, in sizes. */
  readonly x: number;
  readonly y: number;
  readonly unitsPerSize: number;
}

interface LevelRun {
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

/**
 * Shapes one line: chooses fonts, resolves writing directions (Unicode's UAX 9), joins and stacks letters.
 *
 * @param tracking space added after each letter, in sizes; letters that join get none
 */
export async function shapeText(
  text: string,
  style: TextStyle,
  fontCache: FontCache,
  tracking = 0,
): Promise<ShapedText> {
  const glyphs: ShapedGlyph[] = [];
  let x = 0;
  const fontRuns = await chooseFonts(text, style, fontCache);
  for (const level of visualOrder(levelRuns(text, style.direction))) {
    const inside = fontRuns.filter((run) => run.end > level.start && run.start < level.end);
    for (const run of level.level % 2 === 1 ? inside.toReversed() : inside) {
      const { font, unitsPerSize } = await fontCache.get(run.file, style.weight);
      const start = Math.max(run.start, level.start);
      const end = Math.min(run.end, level.end);
      const space = /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text.slice(start, end)) ? 0 : tracking;
      for (const each of shapeRun(text, start, end, level.level, style.language, font)) {
        if (each.glyph !== 0)
          glyphs.push({
            font,
            unitsPerSize,
            glyph: each.glyph,
            x: x + each.dx / unitsPerSize,
            y: each.dy / unitsPerSize,
          });
        x += each.advance / unitsPerSize + (each.advance === 0 ? 0 : space);
      }
    }
  }
  return { width: Math.max(0, x), glyphs };
}

/** The text around a run is shown to the shaper too: letters join across fonts. */
function shapeRun(text: string, start: number, end: number, level: number, language: string, font: Font) {
  buffer.reset();
  buffer.addText(text, start, end - start);
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.setLanguage(language);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    glyph: codepoint,
    advance: xAdvance,
    dx: xOffset,
    dy: yOffset,
  }));
}

function levelRuns(text: string, direction: TextStyle['direction']): LevelRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: LevelRun[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) runs[runs.length - 1] = { ...last, end: at + 1 };
    else runs.push({ start: at, end: at + 1, level });
  }
  return runs;
}

/** Rule L2: from the highest level down, every stretch at that level or above is turned around. */
function visualOrder(runs: readonly LevelRun[]): readonly LevelRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let first = 0; first < ordered.length; first += 1) {
      let last = first;
      while ((ordered[last]?.level ?? -1) >= level) last += 1;
      if (last === first) continue;
      ordered.splice(first, last - first, ...ordered.slice(first, last).toReversed());
      first = last;
    }
  }
  return ordered;
}

/** Outlines as the data of an SVG path. */
export function outlineOf({ glyphs }: ShapedText, x: number, baseline: number, size: number): string {
  return glyphs
    .map((each) =>
      moved(each.font.glyphToPath(each.glyph), size / each.unitsPerSize, x + each.x * size, baseline - each.y * size),
    )
    .join('');
}

/** Outlines of fonts have their origin on the baseline and their y upwards. */
function moved(path: string, scale: number, x: number, y: number): string {
  let horizontal = true;
  return path.replace(
    /([A-Za-z])|(-?[\d.]+(?:e-?\d+)?)/g,
    (_whole, command: string | undefined, number: string | undefined) => {
      if (command !== undefined) {
        horizontal = true;
        return command;
      }
      const value = Number(number) * scale;
      const placed = horizontal ? x + value : y - value;
      horizontal = !horizontal;
      return String(Math.round(placed * 100) / 100);
    },
  );
}
