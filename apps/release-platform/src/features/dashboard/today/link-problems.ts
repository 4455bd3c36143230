import type { LinkChecks, LinkReports } from '@countin/domain/link-finding';

/** A release with links that need a look. */
export interface LinkProblem extends Pick<LinkChecks, 'productId' | 'artistId' | 'title' | 'gone'> {
  /** Number of links that fans have reported. */
  readonly open: number;
}

/** One entry for each release, those with gone links first. */
export function linkProblems(
  dead: readonly LinkChecks[] = [],
  reported: readonly LinkReports[] = [],
): readonly LinkProblem[] {
  const openOf = new Map(reported.map(({ productId, open }) => [productId, open]));
  const known = new Set(dead.map(({ productId }) => productId));
  return [
    ...dead.map(({ productId, artistId, title, gone }) => ({
      productId,
      artistId,
      title,
      gone,
      open: openOf.get(productId) ?? 0,
    })),
    ...reported
      .filter(({ productId }) => !known.has(productId))
      .map(({ productId, artistId, title, open }) => ({ productId, artistId, title, gone: 0, open })),
  ];
}
