import { stack } from '../../fixtures/stack.ts';

/** An album of the example catalogue. */
export interface ExampleAlbum {
  readonly slug: string;
  readonly upc: string;
  readonly isrcs: readonly string[];
}

/** Albums of the example catalogue by their slugs. */
export async function exampleAlbums(): Promise<(slug: string) => ExampleAlbum> {
  const albums = (await (await fetch(`${stack.catalogue}/_albums`)).json()) as ExampleAlbum[];
  const bySlug = new Map(albums.map((album) => [album.slug, album]));
  return (slug) => {
    const album = bySlug.get(slug);
    if (!album) throw new Error(`The example catalogue has no album ${slug}`);
    return album;
  };
}

/** The page of an album at Deezer, which needs no key. Its code has there 12, 13 or 14 digits. */
export async function deezerPage(upc: string): Promise<string> {
  for (const code of [upc, `0${upc}`, `00${upc}`]) {
    const answer = await fetch(`${stack.catalogue}/deezer/album/upc:${code}`);
    const { link } = (await answer.json()) as { link?: string };
    if (link !== undefined) return link;
  }
  throw new Error(`Deezer has no album ${upc}`);
}

/** A short link of an album at Spotify. */
export function shortLink(slug: string): string {
  return `https://spotify.link/${slug}`;
}

/** The page of an album at Spotify, where its short link leads to. */
export async function spotifyPage(slug: string): Promise<string> {
  const short = `${stack.catalogue}/_short?url=${encodeURIComponent(shortLink(slug))}`;
  const page = new URL((await fetch(short, { redirect: 'manual' })).headers.get('location') ?? '');
  page.search = '';
  return page.href;
}

/** An ISRC as people write it. */
export function spellings(isrc: string): readonly string[] {
  const parts = [isrc.slice(0, 2), isrc.slice(2, 5), isrc.slice(5, 7), isrc.slice(7)];
  return [isrc, isrc.toLowerCase(), parts.join('-'), parts.join('-').toLowerCase(), parts.join(' ')];
}
