import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { storeAddress } from '@countin/seed/catalogue';
import * as v from 'valibot';
import type { ExampleAlbum } from './albums/album.ts';
import { AlbumIndex, SERVED, type Served } from './albums/album-index.ts';
import { artistPages, PROLIFIC } from './albums/artists.ts';
import { exampleAlbums } from './albums/example-albums.ts';
import { inventedAlbums } from './albums/invented-albums.ts';
import { answerFault, MOVED } from './answer-fault.ts';
import { Faults, faultSchema, PICTURES } from './faults.ts';
import { pictureAt } from './pictures.ts';
import { appleMusicRoutes } from './services/apple-music.ts';
import { deezerRoutes } from './services/deezer.ts';
import { itunesRoutes } from './services/itunes.ts';
import { musicBrainzRoutes } from './services/musicbrainz.ts';
import type { ServiceData, ServiceRoutes } from './services/service-routes.ts';
import { spotifyRoutes } from './services/spotify.ts';
import { tidalRoutes } from './services/tidal.ts';

const ROUTES: Readonly<Record<Served, ServiceRoutes>> = {
  spotify: spotifyRoutes,
  'apple-music': appleMusicRoutes,
  tidal: tidalRoutes,
  deezer: deezerRoutes,
  itunes: itunesRoutes,
  musicbrainz: musicBrainzRoutes,
};
const KEPT_REQUESTS = 500;
const TOKEN_PATH = /\/token$/;

/** Albums by kind, for tests and stories: what to ask for. */
function albumList(albums: readonly ExampleAlbum[]) {
  return albums.map(({ slug, title, artist, upc, nearMiss, tracks }) => ({
    slug,
    title,
    artist,
    upc,
    nearMiss,
    isrcs: tracks.map(({ isrc }) => isrc),
  }));
}

/** Artists with their pages at the services, for tests and stories. */
function artistList(albums: readonly ExampleAlbum[]) {
  const names = new Map(albums.map(({ artistSlug, artist }) => [artistSlug, artist]));
  names.set(PROLIFIC.slug, PROLIFIC.name);
  return [...names].map(([slug, name]) => ({ slug, name, pages: artistPages(slug) }));
}

/**
 * The music services over the invented catalogue: each below `/{service}`. `/_faults` sets faults, `/_requests` lists what was asked,
 * `/_albums` and `/_artists` what there is. `/_short` stands for hosts of short links: `https://spotify.link/{slug}` leads to the album.
 *
 * @param today instant of the day from which the example data counts, milliseconds since 1970
 */
export function createApp(today: number): Hono<{ Bindings: HttpBindings }> {
  const catalogue = once(() => [...exampleAlbums(today), ...inventedAlbums()]);
  const faults = new Faults();
  const requests: { readonly service: Served; readonly path: string }[] = [];
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.get('/_albums', (c) => c.json(albumList(catalogue())));
  app.get('/_artists', (c) => c.json(artistList(catalogue())));
  app.get('/_requests', (c) => c.json(requests));
  app.delete('/_requests', (c) => {
    requests.length = 0;
    return c.body(null, 204);
  });
  app.post('/_faults', async (c) => {
    const parsed = v.safeParse(faultSchema, await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ error: parsed.issues.map(({ message }) => message) }, 400);
    faults.set(parsed.output);
    return c.body(null, 204);
  });
  app.delete('/_faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });

  app.get(`/${PICTURES}/*`, async (c) => {
    const fault = faults.take(PICTURES);
    const faulty = fault && (await answerFault(c, fault));
    if (faulty) return faulty;
    const picture = pictureAt(new URL(c.req.url).pathname);
    return picture ? c.body(picture, 200, { 'content-type': 'image/png' }) : c.body(null, 404);
  });
  app.get('/_short', (c) => {
    const url = new URL(c.req.query('url') ?? 'https://spotify.link/');
    const [, id = ''] = url.pathname.split('/');
    if (id === 'away') return c.body(null, 503);
    if (id === 'circle') return c.redirect(url.href, 307);
    if (id === 'inside') return c.redirect('http://127.0.0.1/album/1', 307);
    const album = catalogue().find(({ slug }) => slug === id);
    const address = album && storeAddress('spotify', album.slug, album.artistSlug);
    return address ? c.redirect(`${address}?si=short`, 307) : c.body(null, 404);
  });
  for (const service of SERVED) {
    const routesFor = lazyRoutes(service, () => new AlbumIndex(service, catalogue()));
    app.all(`/${service}/*`, async (c) => {
      const url = new URL(c.req.url);
      requests.push({ service, path: `${url.pathname}${url.search}` });
      if (requests.length > KEPT_REQUESTS) requests.shift();
      const moved = url.pathname.startsWith(`/${service}/${MOVED}/`);
      const fault = moved || TOKEN_PATH.test(url.pathname) ? null : faults.take(service);
      const faulty = fault && (await answerFault(c, fault));
      if (faulty) return faulty;
      url.pathname = url.pathname.slice(`/${service}`.length + (moved ? MOVED.length + 1 : 0));
      return routesFor(fault?.fault === 'other-album').fetch(new Request(url, c.req.raw));
    });
  }
  return app;
}

/** Routes of a service, made by its first request: ids are hashes, which take a moment. With `wrong` they answer another album. */
function lazyRoutes(service: Served, indexOf: () => AlbumIndex): (wrong: boolean) => Hono {
  const index = once(indexOf);
  const right = once(() => routesOf(service, { index: index(), shown: (album) => album }));
  const wrong = once(() => routesOf(service, { index: index(), shown: (album) => index().otherThan(album) }));
  return (isWrong) => (isWrong ? wrong() : right());
}

function routesOf(service: Served, data: ServiceData): Hono {
  const routes = new Hono();
  ROUTES[service](routes, data);
  return routes;
}

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
