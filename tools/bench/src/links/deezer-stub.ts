import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A Deezer that has every album, and notes what it is asked. */
export interface DeezerStub {
  readonly origin: string;
  /** Ids of albums in the order of the requests. */
  readonly requested: readonly string[];
  close(): void;
}

/**
 * Starts the stub.
 *
 * @param onAsked called with the number of requests so far, before each answer
 */
export async function startDeezer(onRequested: (count: number) => void): Promise<DeezerStub> {
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const id = /\/album\/(\d+)/.exec(url)?.[1] ?? '';
    requested.push(id);
    onRequested(requested.length);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(albumOf(id)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requested, close: () => void server.close() };
}

function albumOf(id: string) {
  return {
    id: Number(id),
    title: 'Low Sun',
    link: `https://www.deezer.com/album/${id}`,
    nb_tracks: 1,
    release_date: '2026-11-20',
    artist: { name: 'Mira Okafor' },
    contributors: [],
    tracks: { data: [{ title: 'Low Sun', duration: 180 }] },
  };
}
