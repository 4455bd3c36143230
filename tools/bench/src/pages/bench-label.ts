import { COVER_STYLES } from '@countin/cover-art';
import type { Addresses } from '@countin/dev-stack';
import { paths } from '@countin/domain/documents';
import type { ArtistProfile } from '@countin/domain/profile';
import { firstInstant, PRODUCT_KINDS, type ReleasePage } from '@countin/domain/release';
import { anArtistProfile, aReleasePage } from '@countin/domain/testing';
import { BENCH_PASSWORD, mustCall, newAccount } from '../account.ts';
import { writeDocuments } from './write-documents.ts';

/** Number of artists on a label's roster and of its published releases. */
export interface LabelSize {
  readonly artists: number;
  readonly releases: number;
  readonly upcoming: number;
}

const DAY_MS = 86_400_000;

/** A label and the account of its owner. */
export interface BenchLabel {
  readonly labelId: string;
  readonly slug: string;
  readonly email: string;
  readonly password: string;
}

/** Creates a label. Documents of artists and releases are written directly: thousands of calls would take minutes. */
export async function createLabel(addresses: Addresses, size: LabelSize): Promise<BenchLabel> {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const token = await newAccount(addresses, email);
  const slug = `bench-${crypto.randomUUID().slice(0, 8)}`;
  const { profileId: labelId } = await mustCall(
    addresses,
    'createProfile',
    { kind: 'label', customSlug: slug, name: 'Tide Line Records' },
    token,
  );
  const artists = Array.from({ length: size.artists }, (_, at) => artistAt(slug, at));
  await writeDocuments(addresses, [
    ...artists.map((artist) => ({ path: paths.artistProfile(artist.id), fields: artist })),
    ...Array.from({ length: size.releases }, (_, at) => releaseAt(labelId, artists, at, size.upcoming - at)).map(
      (release) => ({ path: paths.releasePage(release.id), fields: release }),
    ),
    { path: paths.labelProfile(labelId), fields: { artistIds: artists.map(({ id }) => id) } },
  ]);
  return { labelId, slug, email, password: BENCH_PASSWORD };
}

function artistAt(prefix: string, at: number): ArtistProfile {
  const id = `${prefix}-artist-${at}`;
  return anArtistProfile({ id, name: `Artist Number ${at}`, customSlug: id, createdBy: 'bench-artists' });
}

/** A release at noon of the day so many days from now. */
function releaseAt(labelId: string, artists: readonly ArtistProfile[], at: number, days: number): ReleasePage {
  const artist = artists[at % artists.length] ?? anArtistProfile();
  const date = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const releaseMoment = { mode: 'instant', date, time: '12:00', zone: 'UTC' } as const;
  return aReleasePage({
    id: `${artist.id}-${at}`,
    productSlug: `release-${at}`,
    title: `Release Number ${at}`,
    kind: PRODUCT_KINDS[at % PRODUCT_KINDS.length] ?? 'single',
    cover: {
      style: COVER_STYLES[at % COVER_STYLES.length] ?? 'sun',
      colours: ['#0b3954', '#ff6b35', '#f7fff7'],
      seed: at,
    },
    labelId,
    artistId: artist.id,
    artistName: artist.name,
    artistSlug: artist.customSlug,
    createdBy: artist.createdBy,
    releaseMoment,
    firstInstant: firstInstant(releaseMoment),
  });
}
