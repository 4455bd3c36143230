import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { contentHash, entityTag, matchesTag } from './entity-tag.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Bytes. Compressing a smaller body saves no network packet. */
const WORTH_COMPRESSING = 1000;
/** Pages are compressed during the request: a higher quality takes ten times as long. */
const BROTLI_QUALITY = 8;

/** A text body generated at run time, compressed once for each requested encoding. */
export class Entity {
  readonly hash: string;
  /** Bytes of the text, without its encodings. */
  readonly size: number;
  readonly #identity: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  readonly #onEncoded: (bytes: number) => void;

  /** @param onEncoded called with the bytes of each encoding, which stays in memory with the text */
  constructor(text: string, onEncoded: (bytes: number) => void = () => undefined) {
    this.#identity = Buffer.from(text);
    this.size = this.#identity.length;
    this.hash = contentHash(this.#identity);
    this.#onEncoded = onEncoded;
  }

  /** Response to a request, or 304 when the client's copy is current. Adds the headers of the entity. */
  async respond(request: Request, status: number, headers: Headers): Promise<Response> {
    headers.append('vary', 'Accept-Encoding');
    const encoding =
      this.size < WORTH_COMPRESSING ? null : acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
    const reusable = status === 200 && request.method !== 'POST';
    if (reusable) headers.set('etag', entityTag(this.hash, encoding));
    if (reusable && this.#isKnown(request, headers.get('last-modified'))) {
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
    const body = encoding ? await this.#encode(encoding) : this.#identity;
    if (encoding) headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
  }

  /** Whether the client's copy is current. The date counts only without an entity tag (RFC 9110, 13.2.2). */
  #isKnown(request: Request, lastModified: string | null): boolean {
    const tags = request.headers.get('if-none-match');
    if (tags !== null) return matchesTag(tags, this.hash);
    const since = Date.parse(request.headers.get('if-modified-since') ?? '');
    // Compare for equality: when content is withdrawn, the last-modified time can move back.
    return lastModified !== null && Date.parse(lastModified) === since;
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made =
      encoding === 'br'
        ? brotli(this.#identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
        : zip(this.#identity);
    this.#encoded.set(encoding, made);
    return made.then((bytes) => {
      this.#onEncoded(bytes.length);
      return bytes;
    });
  }
}
