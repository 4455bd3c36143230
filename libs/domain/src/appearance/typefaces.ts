/** Typefaces of a release's title and its artist's name. `system` needs no file. */
export const DISPLAY_TYPEFACES = ['system', 'poster', 'wide', 'serif', 'mono', 'hand', 'blackletter'] as const;
/** One of {@link DISPLAY_TYPEFACES}. */
export type DisplayTypeface = (typeof DISPLAY_TYPEFACES)[number];
/** A typeface with files of its own. */
export type FiledTypeface = Exclude<DisplayTypeface, 'system'>;

/** Facts of a typeface that a page needs. Lengths are parts of the font's size. */
export interface TypefaceFacts {
  /** Name of its `@fontsource` package, and the one weight that is used. */
  readonly family: string;
  readonly weight: number;
  /** Proper name, the same in every language. */
  readonly name: string;
  readonly ascent: number;
  readonly descent: number;
  /** Average advance of English text. */
  readonly advance: number;
  /** Factor of a title's size with which it looks as large as one in the system's typeface. */
  readonly scale: number;
  /** Bytes of a subset: without letters, and for each letter. Measured by `subset-text.test.ts` of the functions. */
  readonly bytes: { readonly base: number; readonly letter: number };
}

/** The files' own metrics (`hhea`), and the average advance weighted by English letter frequencies. */
export const TYPEFACE_FACTS: Readonly<Record<FiledTypeface, TypefaceFacts>> = {
  poster: {
    family: 'anton',
    weight: 400,
    name: 'Anton',
    ascent: 1.1763,
    descent: 0.3291,
    advance: 0.4127,
    scale: 1.14,
    bytes: { base: 580, letter: 53 },
  },
  wide: {
    family: 'unbounded',
    weight: 800,
    name: 'Unbounded',
    ascent: 0.995,
    descent: 0.245,
    advance: 0.6536,
    scale: 0.76,
    bytes: { base: 700, letter: 84 },
  },
  serif: {
    family: 'playfair-display',
    weight: 800,
    name: 'Playfair Display',
    ascent: 1.082,
    descent: 0.251,
    advance: 0.4697,
    scale: 1,
    bytes: { base: 800, letter: 110 },
  },
  mono: {
    family: 'space-mono',
    weight: 700,
    name: 'Space Mono',
    ascent: 1.12,
    descent: 0.361,
    advance: 0.612,
    scale: 0.8,
    bytes: { base: 580, letter: 45 },
  },
  hand: {
    family: 'covered-by-your-grace',
    weight: 400,
    name: 'Covered By Your Grace',
    ascent: 0.9717,
    descent: 0.375,
    advance: 0.3747,
    scale: 1.24,
    bytes: { base: 600, letter: 112 },
  },
  blackletter: {
    family: 'pirata-one',
    weight: 400,
    name: 'Pirata One',
    ascent: 1.006,
    descent: 0.279,
    advance: 0.3576,
    scale: 1.28,
    bytes: { base: 580, letter: 54 },
  },
};
