import { gtinSpellings, type Gtin } from '@countin/domain/identifiers';
import type { StoreReference } from '@countin/domain/store-links';
import type * as v from 'valibot';
import type { RequestOptions, CatalogueClient, CatalogueItem, TitleQuery } from '../client/catalogue-client.ts';
import type { HttpPorts } from '../http/http-ports.ts';
import { sendJson } from '../http/send-json.ts';
import { readPicture } from '../http/read-picture.ts';
import type { Endpoint } from '../settings/endpoints.ts';
import { musicBrainzRecording, musicBrainzRelease } from './musicbrainz-items.ts';
import {
  isrcSchema,
  recordingSchema,
  recordingSearchSchema,
  releaseSchema,
  searchSchema,
  urlSchema,
} from './schemas.ts';

const RELEASES = '/release';
const RELEASE = 'artist-credits+labels+recordings+isrcs+release-groups+url-rels';
const RECORDING = 'artist-credits+isrcs+url-rels';
/** Characters with a meaning in Lucene's query language. */
const SPECIAL = /[+\-&|!(){}[\]^"~*?:\\/]/g;

/**
 * MusicBrainz, https://musicbrainz.org/doc/MusicBrainz_API. No keys. It has no markets; its relations lead to the pages of other stores.
 */
export class MusicBrainzClient implements CatalogueClient {
  readonly catalogue = 'musicbrainz';
  readonly service = null;
  readonly #ports: HttpPorts;
  readonly #endpoint: Endpoint;
  readonly #userAgent: string;

  /** @param contact mail address or web page of the operator: MusicBrainz blocks requests without one */
  constructor(ports: HttpPorts, endpoint: Endpoint, contact: string) {
    this.#ports = ports;
    this.#endpoint = endpoint;
    this.#userAgent = `Countin/1.0 (${contact})`;
  }

  async byUpc(gtin: Gtin, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const query = gtinSpellings(gtin)
      .map((spelling) => `barcode:${spelling}`)
      .join(' OR ');
    const release = await this.#firstRelease(query, gtin.key, options);
    return release ? [release] : [];
  }

  async byIsrc(isrc: string, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const answer = await this.#get(`/isrc/${isrc}`, { inc: RECORDING }, isrcSchema, options);
    return (answer?.recordings ?? []).map((recording) => musicBrainzRecording(recording, isrc));
  }

  /** Any store's link: MusicBrainz knows to which release it belongs. */
  async byUrl({ url, kind }: StoreReference, options: RequestOptions): Promise<CatalogueItem | null> {
    if (kind === 'artist') return null;
    return kind === 'album' ? this.#releaseOfUrl(url, options) : this.#recordingOfUrl(url, options);
  }

  async #releaseOfUrl(url: string, options: RequestOptions): Promise<CatalogueItem | null> {
    const answer = await this.#get('/url', { resource: url, inc: 'release-rels' }, urlSchema, options);
    const id = answer?.relations.find(({ release }) => release)?.release?.id;
    return id ? this.#release(id, null, options) : null;
  }

  async #recordingOfUrl(url: string, options: RequestOptions): Promise<CatalogueItem | null> {
    const answer = await this.#get('/url', { resource: url, inc: 'recording-rels' }, urlSchema, options);
    const id = answer?.relations.find(({ recording }) => recording)?.recording?.id;
    const recording = id ? await this.#get(`/recording/${id}`, { inc: RECORDING }, recordingSchema, options) : null;
    return recording && musicBrainzRecording(recording, null);
  }

  async search({ kind, title, artist }: TitleQuery, options: RequestOptions): Promise<readonly CatalogueItem[]> {
    const plain = (text: string) => text.replace(SPECIAL, '\\$&');
    const by = `AND artist:"${plain(artist)}"`;
    if (kind === 'album') {
      const release = await this.#firstRelease(`release:"${plain(title)}" ${by}`, null, options);
      return release ? [release] : [];
    }
    const query = { query: `recording:"${plain(title)}" ${by}`, limit: '10' };
    const answer = await this.#get('/recording', query, recordingSearchSchema, options);
    return (answer?.recordings ?? []).map((recording) => musicBrainzRecording(recording, null));
  }

  /** A release by id has everything. */
  inFull(album: CatalogueItem): Promise<CatalogueItem> {
    return Promise.resolve(album);
  }

  /** It is no store: the stores list their own albums, and each of its answers costs a second. */
  albumsOf(): Promise<null> {
    return Promise.resolve(null);
  }

  artistsOf(): Promise<readonly []> {
    return Promise.resolve([]);
  }

  picture(address: string, mostBytes: number, options: Omit<RequestOptions, 'market'>): Promise<Uint8Array> {
    return readPicture(this.#ports, 'musicbrainz', this.#endpoint, address, mostBytes, options);
  }

  /** One release only: each costs a second. */
  async #firstRelease(
    query: string,
    answersCode: string | null,
    options: RequestOptions,
  ): Promise<CatalogueItem | null> {
    const answer = await this.#get(RELEASES, { query, limit: '1' }, searchSchema, options);
    const first = answer?.releases[0];
    return first ? this.#release(first.id, answersCode, options) : null;
  }

  async #release(id: string, answersCode: string | null, options: RequestOptions): Promise<CatalogueItem | null> {
    const release = await this.#get(`${RELEASES}/${encodeURIComponent(id)}`, { inc: RELEASE }, releaseSchema, options);
    return release && musicBrainzRelease(release, answersCode);
  }

  #get<Schema extends v.GenericSchema>(
    path: string,
    { inc, ...query }: Readonly<Record<string, string>>,
    schema: Schema,
    options: RequestOptions,
  ): Promise<v.InferOutput<Schema> | null> {
    const url = new URL(`${this.#endpoint.api}/ws/2${path}?${new URLSearchParams({ ...query, fmt: 'json' })}`);
    // The service separates values by a plus sign, which URLSearchParams would encode.
    if (inc) url.search += `&inc=${inc}`;
    const headers = { 'user-agent': this.#userAgent };
    return sendJson(this.#ports, { catalogue: 'musicbrainz', url, schema, headers }, options);
  }
}
