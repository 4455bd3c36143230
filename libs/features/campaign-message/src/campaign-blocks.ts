import { partOf, type CampaignBlock, type CampaignText } from '@countin/domain/campaigns';

/** A block with everything that it shows. */
export type ShownBlock = { readonly id: string } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly source: string; readonly alt: string }
  | {
      readonly kind: 'release';
      readonly title: string;
      readonly artist: string;
      /** URL of the cover; null for a drawn one. */
      readonly cover: string | null;
      readonly action: string;
      readonly link: string;
    }
  | { readonly kind: 'button'; readonly text: string; readonly link: string }
);

/** A release as a block shows it. */
export interface ReleaseFacts {
  readonly title: string;
  readonly artist: string;
  /** Absolute URLs. */
  readonly cover: string | null;
  readonly link: string;
}

/** Pictures and releases that blocks refer to. */
export interface BlockFacts {
  /** Absolute URL of an artist's picture. */
  readonly sourceOf: (imageId: string) => string;
  /** Null for a release that cannot be linked to. */
  readonly releaseOf: (productId: string) => ReleaseFacts | null;
  /** Label of the link to a release. */
  readonly releaseAction: (title: string) => string;
}

/** The blocks of a mail in one language. Blocks without their picture, release or words are left out. */
export function shownBlocks(
  blocks: readonly CampaignBlock[],
  words: CampaignText,
  facts: BlockFacts,
): readonly ShownBlock[] {
  return blocks.flatMap((block) => shownBlock(block, partOf(words, block), facts) ?? []);
}

function shownBlock(block: CampaignBlock, text: string, facts: BlockFacts): ShownBlock | null {
  const { id } = block;
  switch (block.kind) {
    case 'text':
      return text === '' ? null : { id, kind: 'text', text };
    case 'picture':
      return block.imageId === null ? null : { id, kind: 'picture', source: facts.sourceOf(block.imageId), alt: text };
    case 'release': {
      const release = block.productId === null ? null : facts.releaseOf(block.productId);
      return release && { id, kind: 'release', ...release, action: facts.releaseAction(release.title) };
    }
    case 'button':
      return text === '' || block.url === '' ? null : { id, kind: 'button', text, link: block.url };
  }
}
