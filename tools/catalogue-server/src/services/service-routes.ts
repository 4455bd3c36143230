import type { Hono } from 'hono';
import type { AlbumIndex } from '../albums/album-index.ts';
import type { ExampleAlbum } from '../albums/album.ts';

/** Data that the routes of a service answer from. */
export interface ServiceData {
  readonly index: AlbumIndex;
  /** The album to show in place of one: itself, or another while the fault `other-album` is in force. */
  readonly shown: (album: ExampleAlbum) => ExampleAlbum;
}

/** Adds the routes of a service below its path. */
export type ServiceRoutes = (app: Hono, data: ServiceData) => void;

/** Text of a query parameter between `name:` and the end or the next parameter; quotes removed. */
export function fieldOf(query: string, name: string): string | null {
  const match = new RegExp(`${name}:(?:"([^"]*)"|(\\S+))`).exec(query);
  return match?.[1] ?? match?.[2] ?? null;
}
