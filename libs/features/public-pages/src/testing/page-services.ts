import { AppError, type Medley, type PageRequest, type PageServices, type ReleasePage } from '@countin/domain';
import { anArtistProfile, aReleasePage } from '@countin/domain/testing';

export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const TOKEN = 'a'.repeat(43);

export const HOSTS = {
  main: { kind: 'main' },
  fourtrack: { kind: 'fourtrack' },
  mira: { kind: 'subdomain', slug: 'mira-okafor' },
} as const;

export function aRequest(path: string, overrides: Partial<PageRequest> = {}): PageRequest {
  const url = new URL(path, 'http://countin.localhost');
  return {
    method: 'GET', path: url.pathname, query: url.searchParams, host: HOSTS.main, acceptLanguage: 'en', cookies: {}, form: {},
    wantsJson: false, now: NOW, clientAddress: '203.0.113.7', ...overrides,
  };
}

/** A backend in memory: what it was asked, and what it answers. */
export function someServices(overrides: { releases?: ReleasePage[]; medley?: Medley; down?: boolean; call?: PageServices['call'] } = {}) {
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
      profileBySlug: (slug) => read(() => (slug === 'mira-okafor' ? { kind: 'artist', profile: anArtistProfile() } : null)),
      releasesOfArtist: () => read(() => releases),
      latestReleases: () => read(() => releases),
      medley: () => read(() => overrides.medley ?? null),
      latestMedley: () => read(() => overrides.medley ?? null),
    },
    call: async (key, input, client) => {
      calls.push({ key, input, client });
      if (!overrides.call) throw new AppError('service/unavailable');
      return overrides.call(key, input, client);
    },
    sites: { main: 'countin.localhost', fourtrack: '4track.localhost', short: 'cnt.localhost', scheme: 'http', port: 5173 },
    asset: (name) => (name === 'enhance' ? '/assets/enhance-1.js' : undefined),
    log: (message) => void logged.push(message),
  };
  return { services, logged, calls };
}

/** The page that a response holds, with its scripts at rest. */
export function pageOf({ body }: { readonly body: string }): Document {
  return new DOMParser().parseFromString(body, 'text/html');
}
