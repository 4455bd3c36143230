import { originsOf, type Sites } from '@countin/domain/deployment';
import {
  parseQrPath,
  parseReleaseReference,
  releaseIdPath,
  releasePath,
  type QrAddress,
  artistUrl,
  PUBLIC_PATHS,
  subdomainUrl,
} from '@countin/domain/urls';
import { profileSlugError } from '@countin/slug';
import { CardCache, type DrawnCard } from '../cards/card-cache.ts';
import { DrawingQueue } from '../cards/drawing-queue.ts';
import { answerDrawn } from '../cards/answer-drawn.ts';
import { PICTURE_POLICY } from '../http/content-security-policy.ts';
import { Entity } from '../http/entity.ts';
import { entityTag, matchesTag } from '../http/entity-tag.ts';
import { plainAnswer } from '../plain-answer.ts';

/** The path says which address is in it; it is printed on things, so it must never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Codes that wait to be drawn as PNG, one at a time. */
const LONGEST_QUEUE = 24;
/** Bytes of drawn codes in memory: some eight hundred. */
const CACHED_BYTES = 4 * 1024 * 1024;

/** Answers `/qr/{kind}/{id}.svg|.png`: the address of a public page as a QR code. */
export class QrCodes {
  readonly #sites: Sites;
  readonly #cache = new CardCache(CACHED_BYTES);
  readonly #queue = new DrawingQueue(LONGEST_QUEUE);

  constructor(sites: Sites) {
    this.#sites = sites;
  }

  async answer(request: Request): Promise<Response> {
    const address = parseQrPath(new URL(request.url).pathname);
    const target = address && targetOf(address, this.#sites);
    if (!target) return plainAnswer(404, 'There is no such code.');
    const headers = new Headers({
      'cache-control': IMMUTABLE,
      'content-security-policy': PICTURE_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (address.format === 'svg') {
      headers.set('content-type', 'image/svg+xml; charset=utf-8');
      // The drawing code is loaded with the first code.
      const { drawQr } = await import('./qr-drawing.ts');
      return new Entity(drawQr(target)).respond(request, 200, headers);
    }
    const tag = `qr-${address.kind}-${address.id}`;
    headers.set('etag', entityTag(tag, null));
    if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag))
      return new Response(null, { status: 304, headers });
    return answerDrawn(request, headers, () =>
      this.#cache.get(tag, async () => this.#queue.run(() => drawPng(target))),
    );
  }
}

async function drawPng(target: string): Promise<DrawnCard> {
  const { drawQrPng } = await import('./qr-drawing.ts');
  return { picture: await drawQrPng(target), type: 'image/png', complete: true };
}

function targetOf({ kind, id }: QrAddress, sites: Sites): string | null {
  const origins = originsOf(sites);
  if (kind === 'release') {
    const named = parseReleaseReference(id);
    return named && origins.main + (named.kind === 'id' ? releaseIdPath(id) : releasePath({ id, ...named }));
  }
  if (profileSlugError(id) !== null) return null;
  return kind === 'artist' ? artistUrl(origins, id) : subdomainUrl(origins, id, PUBLIC_PATHS.labelFeed);
}
