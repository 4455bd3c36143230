import { stack } from '../../fixtures/stack.ts';

interface ExampleAlbum {
  readonly slug: string;
  readonly upc: string;
  readonly isrcs: readonly string[];
}

/** Albums of the example catalogue by their names there. */
export async function exampleAlbums(): Promise<ReadonlyMap<string, ExampleAlbum>> {
  const albums = (await (await fetch(`${stack.catalogue}/_albums`)).json()) as ExampleAlbum[];
  return new Map(albums.map((album) => [album.slug, album]));
}

/** The page of an album at Deezer, which needs no key, and has this one's code with 13 digits. */
export async function deezerPage(upc: string): Promise<string> {
  const answer = (await (await fetch(`${stack.catalogue}/deezer/album/upc:0${upc}`)).json()) as { link?: string };
  return answer.link ?? '';
}
