import { COVER_STYLES, type CoverDesign } from './design.ts';

const PATH = /^\/covers\/([a-z]+)\/([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})\/(\d{1,5})\.svg$/;
const LONGEST_TEXT = 200;

/**
 * URL path of a drawn cover, on every host of the product. The path determines the picture completely, so
 * caches may keep it for ever. Only the style `type` needs title and artist.
 */
export function coverPath(design: CoverDesign, title = '', artist = ''): string {
  const path = `/covers/${design.style}/${design.colours.map((colour) => colour.slice(1).toLowerCase()).join('-')}/${design.seed}.svg`;
  if (design.style !== 'type') return path;
  // Half a character at the cut becomes U+FFFD here, as in every URL.
  const query = new URLSearchParams();
  if (title !== '') query.set('t', title.slice(0, LONGEST_TEXT));
  if (artist !== '') query.set('a', artist.slice(0, LONGEST_TEXT));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export interface CoverRequest {
  readonly design: CoverDesign;
  readonly title: string;
  readonly artist: string;
}

/** Parses a path made by {@link coverPath}; null for any other path. */
export function parseCoverPath(path: string, query: URLSearchParams = new URLSearchParams()): CoverRequest | null {
  const [, name, ground, figure, light, seed] = PATH.exec(path) ?? [];
  const style = COVER_STYLES.find((known) => known === name);
  if (!style || !ground || !figure || !light || !seed) return null;
  const text = (key: string) => (query.get(key) ?? '').slice(0, LONGEST_TEXT);
  return {
    design: { style, colours: [`#${ground}`, `#${figure}`, `#${light}`], seed: Number(seed) },
    title: text('t'),
    artist: text('a'),
  };
}
