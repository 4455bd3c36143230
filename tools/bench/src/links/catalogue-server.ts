import * as v from 'valibot';

/** How long every request of a service takes after {@link slowDownServices}. */
export const DELAY_MS = 200;
/** iTunes is asked only in place of Apple Music. */
const SERVICES = ['spotify', 'apple-music', 'tidal', 'deezer', 'itunes', 'musicbrainz'] as const;
const albumsSchema = v.array(
  v.object({ upc: v.string(), title: v.string(), artist: v.string(), nearMiss: v.nullable(v.string()) }),
);

/** Albums of the catalogue server at an address, without those that only resemble another one. */
export async function catalogueAlbums(catalogue: string) {
  const albums = v.parse(albumsSchema, await (await fetch(`${catalogue}/_albums`)).json());
  return albums.filter(({ nearMiss }) => nearMiss === null);
}

/** Lets every request of every service take {@link DELAY_MS}, until {@link endFaults}. */
export async function slowDownServices(catalogue: string): Promise<void> {
  for (const service of SERVICES) {
    const body = JSON.stringify({ service, fault: 'slow', delayMs: DELAY_MS });
    const { ok } = await fetch(`${catalogue}/_faults`, { method: 'POST', body });
    if (!ok) throw new Error(`The catalogue server cannot slow ${service} down.`);
  }
}

export async function endFaults(catalogue: string): Promise<void> {
  await fetch(`${catalogue}/_faults`, { method: 'DELETE' });
}
