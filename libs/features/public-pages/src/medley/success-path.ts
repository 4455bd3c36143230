import type { Language } from '@countin/domain';

/** Below an artist's subdomain: what came of a signup. Says nothing about who signed up. */
export function successPath(productId: string, asked: boolean, language: Language): string {
  return `/medley-success?${new URLSearchParams({ release: productId, state: asked ? 'asked' : 'noted', lang: language })}`;
}
