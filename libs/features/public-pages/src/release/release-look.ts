import {
  lettersOf,
  mayBeSetIn,
  TYPEFACE_FACTS,
  type DisplayTypeface,
  type FiledTypeface,
} from '@countin/domain/appearance';
import { coverColours, type ReleasePage } from '@countin/domain/release';
import { pageTypefacePath } from '@countin/domain/urls';
import { backdropCss } from '@countin/theme';
import { brandSheets, reachedBy } from '../brand/brand-css.ts';
import { fittedFace } from '../brand/fitted-face.ts';
import backdrop from './backdrop.css?inline';
import layouts from './layouts.css?inline';
import video from './video.css?inline';

/** A file of a typeface, and the letters that it has; all of the typeface's without. */
export interface TypefaceSource {
  readonly url: string;
  readonly letters?: string;
  /** `unicode-range` of the file. */
  readonly range?: string;
}

/** Sheets that a release page has beside those of every release: colours, ground, typeface, layout, video. */
export function lookSheets(
  release: ReleasePage,
  typefaceFiles: readonly TypefaceSource[] = publishedFiles(release),
): string[] {
  const { appearance, labelBrand, typeface } = release;
  const colours = coverColours(release);
  const own = appearance.accent === null ? colours : [appearance.accent];
  const reached = reachedBy(labelBrand, own);
  const { background, layout } = appearance;
  return [
    ...brandSheets(reached),
    ...(background === 'plain' ? [] : [backdropCss(background, colours, reached.colours ?? own), backdrop]),
    ...(typeface ? [typefaceSheet(typeface.typeface, typefaceFiles)] : []),
    ...(layout === 'sleeve' ? [] : [layouts]),
    ...(showsVideo(release) ? [video] : []),
  ];
}

/** Whether the page has a video. Only then may it show a frame. */
export function showsVideo({ appearance, status }: Pick<ReleasePage, 'appearance' | 'status'>): boolean {
  return appearance.video !== null && appearance.pageSections.includes('video') && status !== 'archived';
}

/** Attribute of a text that is set in the page's typeface; none if it lacks letters of the text. */
export function displayAttribute({ typeface }: ReleasePage, text: string): '' | undefined {
  return typeface && mayBeSetIn(lettersOf(typeface), text.normalize('NFC')) ? '' : undefined;
}

/** `Link` values that preload the files of a page's typeface. */
export function typefacePreloads(release: ReleasePage): string[] {
  return publishedFiles(release).map(({ url }) => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
}

function publishedFiles({ artistId, typeface }: ReleasePage): TypefaceSource[] {
  return (typeface?.files ?? []).map(({ fileId, letters }) => ({ url: pageTypefacePath(artistId, fileId), letters }));
}

/**
 * `optional`: a file that is late must not move what is being read. The typeface in its place has the same metrics, so
 * that the page looks alike with both.
 */
function typefaceSheet(typeface: FiledTypeface, files: readonly TypefaceSource[]): string {
  const facts = TYPEFACE_FACTS[typeface];
  const { scale } = facts;
  const faces = files.map(
    ({ url, letters, range }) =>
      `@font-face{font-family:Display;src:url(${url}) format('woff2');font-weight:100 900;font-display:optional${rangeOf(files.length > 1 ? (range ?? letters) : undefined, range === undefined)}}`,
  );
  return [
    ...faces,
    fittedFace('DisplayFit', facts),
    `[data-display]{font-family:Display,DisplayFit,var(--font-system);letter-spacing:0}`,
    `:root:root h1[data-display]{line-height:1.04;letter-spacing:0;font-size:calc(var(--size)*${scale})}`,
    // The version is no part of the letters.
    'h1[data-display] small{font-family:var(--font-heading)}',
    `.by[data-display]{font-size:calc(1.2em*${scale})}`,
  ].join('');
}

function rangeOf(letters: string | undefined, areLetters: boolean): string {
  if (letters === undefined) return '';
  if (!areLetters) return `;unicode-range:${letters}`;
  const codes = [...letters].map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`);
  return `;unicode-range:${codes.join(',')}`;
}

/** The typeface of a page that was not published yet: its letters are those of its scripts. */
export function unpublishedTypeface(typeface: DisplayTypeface, texts: readonly string[]): ReleasePage['typeface'] {
  if (typeface === 'system') return null;
  const { scripts, bytes } = TYPEFACE_FACTS[typeface];
  const letters = [...new Set(texts.join('').normalize('NFC'))].filter(
    (letter) => /\S/u.test(letter) && scripts.test(letter),
  );
  if (letters.length === 0) return null;
  return {
    typeface,
    files: [{ fileId: 'preview', letters: letters.join(''), bytes: bytes.base + letters.length * bytes.letter }],
  };
}
