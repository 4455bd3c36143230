import { AppError } from '@countin/domain/errors';
import type { Medley } from '@countin/domain/medley';
import { isInFeed, type PageRequest, type PageServices } from '@countin/domain/pages';
import type { ArtistPage, ArtistProfile, LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { releaseReference } from '@countin/domain/urls';
import { anArtistPage, aReleasePage } from '@countin/domain/testing';

export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const TOKEN = 'a'.repeat(43);

export const HOSTS = {
  main: { kind: 'main' },
  fourtrack: { kind: 'fourtrack' },
  mira: { kind: 'subdomain', slug: 'mira-okafor' },
} as const;

/** Former slugs of the artist and of the label. */
export const FORMER_SLUGS = { artist: 'mira', label: 'old-tide' } as const;

export function aRequest(path: string, overrides: Partial<PageRequest> = {}): PageRequest {
  const url = new URL(path, 'http://countin.localhost');
  return {
    method: 'GET',
    path: url.pathname,
    query: url.searchParams,
    host: HOSTS.main,
    acceptLanguage: 'en',
    cookies: {},
    form: {},
    wantsJson: false,
    now: NOW,
    clientAddress: '203.0.113.7',
    country: null,
    ...overrides,
  };
}

/** A backend in memory: what it was asked, and what it answers. */
export function someServices(
  overrides: {
    releases?: ReleasePage[];
    label?: LabelProfile;
    artist?: ArtistPage;
    artists?: ArtistProfile[];
    medley?: Medley;
    down?: boolean;
    call?: PageServices['call'];
  } = {},
) {
  const releases = overrides.releases ?? [aReleasePage()];
  const logged: string[] = [];
  const calls: { key: string; input: unknown; client: string }[] = [];
  const read = async <T>(give: () => T): Promise<T> => {
    if (overrides.down) throw new Error('the database is away');
    return give();
  };
  const services: PageServices = {
    read: {
      releasePage: (id) => read(() => releases.find((release) => release.id === id) ?? null),
      releaseBySlugs: (artistSlug, productSlug) =>
        read(
          () =>
            releases.find((release) => release.artistSlug === artistSlug && release.productSlug === productSlug) ??
            null,
        ),
      profileBySlug: (slug) =>
        read(() => {
          if (slug === 'mira-okafor' || slug === FORMER_SLUGS.artist)
            return { kind: 'artist' as const, profile: overrides.artist ?? anArtistPage() };
          return overrides.label && (slug === overrides.label.customSlug || slug === FORMER_SLUGS.label)
            ? { kind: 'label' as const, profile: overrides.label }
            : null;
        }),
      releasesOfArtist: () => read(() => releases),
      nextReleases: (from, limit) =>
        read(() =>
          releases
            .filter(({ firstInstant }) => firstInstant > from)
            .toSorted((a, b) => a.firstInstant - b.firstInstant)
            .slice(0, limit),
        ),
      newestReleases: (from, limit) =>
        read(() =>
          releases
            .filter(({ firstInstant }) => firstInstant <= from)
            .toSorted((a, b) => b.firstInstant - a.firstInstant)
            .slice(0, limit),
        ),
      releasesOfLabel: (labelId, { filter, now }, limit, after) =>
        read(() => {
          const newest = releases
            .filter((release) => release.labelId === labelId)
            .filter((release) => isInFeed(filter, release, now))
            .toSorted((a, b) => b.firstInstant - a.firstInstant || (a.id < b.id ? 1 : -1));
          const own = filter.order === 'oldest' ? newest.toReversed() : newest;
          const from = after ? own.findIndex(({ id }) => id === after.id) + 1 : 0;
          return own.slice(from, from + limit);
        }),
      releasesByIds: (ids) => read(() => ids.flatMap((id) => releases.find((release) => release.id === id) ?? [])),
      labelById: (id) => read(() => (overrides.label?.id === id ? overrides.label : null)),
      artistsByIds: (ids) =>
        read(() =>
          ids.flatMap((id) => (overrides.artists ?? [anArtistPage()]).find((artist) => artist.id === id) ?? []),
        ),
      comingReleases: (owner, from, limit) =>
        read(() =>
          releases
            .filter(
              (release) =>
                release.firstInstant > from &&
                ('artistId' in owner ? release.artistId === owner.artistId : release.labelId === owner.labelId),
            )
            .slice(0, limit),
        ),
      publicPages: (kind, limit, after) =>
        read(() => {
          const all = releases
            .map((release) => ({
              id: release.id,
              name: kind === 'releases' ? releaseReference(release) : release.id,
              changedAt: release.publishedAt,
            }))
            .toSorted((a, b) => (a.id < b.id ? -1 : 1));
          return all.filter(({ id }) => after === null || id > after).slice(0, limit);
        }),
      publicPageEnds: (_, size) =>
        read(() =>
          releases
            .map(({ id }) => id)
            .toSorted()
            .filter((__, at) => (at + 1) % size === 0),
        ),
      medley: () => read(() => overrides.medley ?? null),
      listedMedleys: () => read(() => (overrides.medley ? [overrides.medley] : [])),
    },
    call: async (key, input, client) => {
      calls.push({ key, input, client });
      if (!overrides.call) throw new AppError('service/unavailable');
      return overrides.call(key, input, client);
    },
    sites: {
      main: 'countin.localhost',
      fourtrack: '4track.localhost',
      short: 'cnt.localhost',
      scheme: 'http',
      port: 5173,
    },
    asset: (name) => `/assets/${name}-1.${name.startsWith('heading-') ? 'woff2' : 'js'}`,
    log: (message) => void logged.push(message),
  };
  return { services, logged, calls };
}

/** The page that a response holds, with its scripts at rest. */
export function pageOf({ body }: { readonly body: string }): Document {
  return new DOMParser().parseFromString(body, 'text/html');
}
