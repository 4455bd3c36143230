import type { Language } from '@countin/domain';

/** Below an artist's subdomain: the page after a signup. Says nothing about who signed up. */
export function successPath(productId: string, language: Language): string {
  return `/medley-success?${new URLSearchParams({ release: productId, lang: language })}`;
}
