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
import { PICTURE_POLICY } from '../http/content-security-policy.ts';
import { Entity } from '../http/entity.ts';
import { entityTag, matchesTag } from '../http/entity-tag.ts';
import { plainAnswer } from '../plain-answer.ts';

/** The path says which address is in it; it is printed on things, so it must never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pixels of a PNG's side, at least: sharp on a poster. */
const PRINT_SIDE = 1024;

/**
 * Answers `/qr/{kind}/{id}.svg|.png`: the address of a public page as a QR code. The drawing code is loaded with the
 * first one.
 */
export async function answerQr(request: Request, sites: Sites): Promise<Response> {
  const address = parseQrPath(new URL(request.url).pathname);
  const target = address && targetOf(address, sites);
  if (!target) return plainAnswer(404, 'There is no such code.');
  const headers = new Headers({
    'cache-control': IMMUTABLE,
    'content-security-policy': PICTURE_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { drawQr } = await import('./qr-drawing.ts');
  const { svg, modules } = drawQr(target);
  if (address.format === 'svg') {
    headers.set('content-type', 'image/svg+xml; charset=utf-8');
    return new Entity(svg).respond(request, 200, headers);
  }
  const tag = `qr-${address.kind}-${address.id}`;
  headers.set('etag', entityTag(tag, null));
  if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag))
    return new Response(null, { status: 304, headers });
  const { default: sharp } = await import('sharp');
  // A whole number of pixels a module, or edges blur.
  const side = Math.ceil(PRINT_SIDE / modules) * modules;
  const picture = await sharp(Buffer.from(svg))
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  headers.set('content-type', 'image/png');
  headers.set('content-length', String(picture.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), { status: 200, headers });
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
