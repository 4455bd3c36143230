import type { Language } from '@countin/domain';

/** Below an artist's subdomain: what came of following the artist. Says nothing about who follows. */
export function successPath(language: Language): string {
  return `/medley-success?${new URLSearchParams({ state: 'asked', lang: language })}`;
}
