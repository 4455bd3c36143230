import {
  CatalogueError,
  type ArtistAlbums,
  type CatalogueArtist,
  type CatalogueClient,
  type CatalogueErrorReason,
  type CatalogueItem,
  type RequestOptions,
} from '@countin/catalogue';

/** Failures in a row after which a service counts as down. */
const MOST_FAILURES = 3;
/** Until one request finds out whether it still is, milliseconds; doubled each time, up to the second. */
const [FIRST_REST_MS, LONGEST_REST_MS] = [5000, 60_000];
/** Waiting for our own budget says nothing about the service, and a broken answer only about its item. */
const DOWN: readonly CatalogueErrorReason[] = ['timeout', 'unreachable', 'rate-limited', 'refused', 'server-error'];

/**
 * A client of one reading. A service that is down is not waited for: after some failures its look-ups fail at once. Now
 * and then one is let through, until it is answered.
 */
export class GuardedClient implements CatalogueClient {
  readonly catalogue;
  readonly service;
  /** Look-ups that were let through. */
  calls = 0;
  readonly #client: CatalogueClient;
  readonly #now: () => number;
  #failures = 0;
  #reason: CatalogueErrorReason = 'unreachable';
  #restsUntil = 0;
  #restMs = FIRST_REST_MS;

  constructor(client: CatalogueClient, now: () => number) {
    this.catalogue = client.catalogue;
    this.service = client.service;
    this.#client = client;
    this.#now = now;
  }

  /** Whether look-ups fail at once. */
  get isDown(): boolean {
    return this.#failures >= MOST_FAILURES;
  }

  byUpc(...given: Parameters<CatalogueClient['byUpc']>): Promise<readonly CatalogueItem[]> {
    return this.#guarded(() => this.#client.byUpc(...given));
  }

  byIsrc(...given: Parameters<CatalogueClient['byIsrc']>): Promise<readonly CatalogueItem[]> {
    return this.#guarded(() => this.#client.byIsrc(...given));
  }

  byUrl(...given: Parameters<CatalogueClient['byUrl']>): Promise<CatalogueItem | null> {
    return this.#guarded(() => this.#client.byUrl(...given));
  }

  search(...given: Parameters<CatalogueClient['search']>): Promise<readonly CatalogueItem[]> {
    return this.#guarded(() => this.#client.search(...given));
  }

  inFull(...given: Parameters<CatalogueClient['inFull']>): Promise<CatalogueItem> {
    return this.#guarded(() => this.#client.inFull(...given));
  }

  albumsOf(...given: Parameters<CatalogueClient['albumsOf']>): Promise<ArtistAlbums | null> {
    return this.#guarded(() => this.#client.albumsOf(...given));
  }

  artistsOf(...given: Parameters<CatalogueClient['artistsOf']>): Promise<readonly CatalogueArtist[]> {
    return this.#guarded(() => this.#client.artistsOf(...given));
  }

  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array> {
    return this.#client.picture(address, mostBytes, options);
  }

  async #guarded<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.isDown) {
      if (this.#now() < this.#restsUntil) throw new CatalogueError(this.catalogue, this.#reason);
      // Others wait for what this one finds out.
      this.#restMs = Math.min(2 * this.#restMs, LONGEST_REST_MS);
      this.#restsUntil = this.#now() + LONGEST_REST_MS;
    }
    this.calls += 1;
    try {
      const answer = await ask();
      this.#failures = 0;
      this.#restMs = FIRST_REST_MS;
      return answer;
    } catch (error) {
      if (error instanceof CatalogueError && DOWN.includes(error.reason)) this.#note(error);
      throw error;
    }
  }

  #note({ reason, retryAfterMs }: CatalogueError): void {
    this.#failures += 1;
    this.#reason = reason;
    this.#restsUntil = this.#now() + Math.max(this.#restMs, retryAfterMs ?? 0);
  }
}
