import type { ReleaseDraft } from '@countin/catalogue';
import { parseGtin, type Gtin } from '@countin/domain/identifiers';
import type { LinkQuery, ProposedRelease, ReleaseProposal } from '@countin/domain/link-finding';
import type { Services } from '../platform/services.ts';
import { readCover } from './cover-picture.ts';
import { existingRelease } from './existing-release.ts';
import { lookUp } from './look-up.ts';
import { mayBeOf } from './other-artists.ts';

/** A small cover has some 30 kB. */
const PREVIEW_BYTES = 150_000;
/** The proposal does not wait longer for its cover, milliseconds. */
const PREVIEW_MS = 2000;

/**
 * Proposes a release of an artist from a store link, a UPC or an ISRC. Changes nothing.
 *
 * @throws AppError what `lookUp` throws
 */
export async function findRelease(
  services: Services,
  caller: string,
  input: { readonly artistId: string; readonly text: string },
): Promise<ReleaseProposal> {
  const { query, found, rows, notReached, artistName } = await lookUp(services, caller, input, 'find');
  const answer = { by: query.by, example: services.catalogues.example, rows: [...rows], notReached: [...notReached] };
  const { release } = found;
  if (!release) return { ...answer, release: null, existing: null };
  const gtin = gtinOf(release, query);
  const [coverPreview, existing] = await Promise.all([
    previewOf(services, release),
    existingRelease(services.db, input.artistId, { gtin, title: release.title }),
  ]);
  return { ...answer, release: proposed(release, gtin, artistName, coverPreview), existing };
}

function proposed(
  release: ReleaseDraft,
  gtin: Gtin | null,
  artistName: string,
  coverPreview: string | null,
): ProposedRelease {
  const { title, version, kind, artists, date, label, tracks } = release;
  return {
    title,
    version,
    kind,
    artists: [...artists],
    namesArtist: mayBeOf(artists, artistName),
    date,
    label,
    upc: gtin && upcOf(gtin),
    trackCount: tracks.length,
    coverPreview,
  };
}

/** The code of a release: the one that services repeat, else the one that they were asked for. */
export function gtinOf({ gtin }: ReleaseDraft, query: LinkQuery): Gtin | null {
  const parsed = parseGtin(gtin ?? '');
  if (parsed.ok) return parsed.gtin;
  return query.by === 'upc' ? query.gtin : null;
}

/** A code with as few digits as it has, 12 at least: services write more or fewer zeros before it. */
export function upcOf({ key }: Gtin): string {
  return key.replace(/^0{1,2}/, '');
}

/** The page may load no picture from a service, so the answer has it. */
async function previewOf(services: Services, { covers }: ReleaseDraft): Promise<string | null> {
  const reading = { size: 'previewUrl', mostBytes: PREVIEW_BYTES, deadline: services.now() + PREVIEW_MS } as const;
  const picture = await readCover(services, covers, reading);
  return picture && `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`;
}
