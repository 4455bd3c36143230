import {
  aroundName,
  buttonLink,
  partOf,
  withName,
  type CampaignBlock,
  type CampaignText,
} from '@countin/domain/campaigns';
import { mailPieces } from './message-links.ts';

/** A piece of a paragraph: words, the fan's name, or a link as it is written. */
export type TextRun =
  | { readonly kind: 'words' | 'name'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly link: string };

/** A block with everything that it shows. */
export type ShownBlock = { readonly id: string } & (
  | { readonly kind: 'text'; readonly paragraphs: readonly (readonly TextRun[])[] }
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
  /** What the fan is called, or the word in place of it. */
  readonly name: string;
  /** Address behind a link in a text, by its position among all of them; left out, the link itself. */
  readonly textLink?: (at: number, link: string) => string;
}

/** The blocks of a mail in one language. Blocks without their picture, release or words are left out. */
export function shownBlocks(
  blocks: readonly CampaignBlock[],
  words: CampaignText,
  facts: BlockFacts,
): readonly ShownBlock[] {
  let links = 0;
  const textLink = (link: string) => facts.textLink?.(links++, link) ?? link;
  return blocks.flatMap((block) => shownBlock(block, partOf(words, block), { ...facts, textLink }) ?? []);
}

function shownBlock(
  block: CampaignBlock,
  text: string,
  facts: Omit<BlockFacts, 'textLink'> & { readonly textLink: (link: string) => string },
): ShownBlock | null {
  const { id } = block;
  switch (block.kind) {
    case 'text':
      return text === ''
        ? null
        : { id, kind: 'text', paragraphs: paragraphs(text).map((each) => runsOf(each, facts.name, facts.textLink)) };
    case 'picture':
      return block.imageId === null
        ? null
        : { id, kind: 'picture', source: facts.sourceOf(block.imageId), alt: withName(text, facts.name) };
    case 'release': {
      const release = block.productId === null ? null : facts.releaseOf(block.productId);
      return release && { id, kind: 'release', ...release, action: facts.releaseAction(release.title) };
    }
    case 'button': {
      const link = buttonLink(block.url);
      return text === '' || link === null ? null : { id, kind: 'button', text: withName(text, facts.name), link };
    }
  }
}

/** A name is put in after links were found, so that none can become one. */
function runsOf(text: string, name: string, linkOf: (link: string) => string): readonly TextRun[] {
  return mailPieces(text).flatMap((piece): TextRun[] => {
    if (piece.link !== null) return [{ kind: 'link', text: piece.text, link: linkOf(piece.link) }];
    return aroundName(piece.text)
      .flatMap((words, at): TextRun[] => [
        ...(at === 0 ? [] : [{ kind: 'name', text: name } as const]),
        { kind: 'words', text: words },
      ])
      .filter(({ text: shown }) => shown !== '');
  });
}

/** Paragraphs of a text: an empty line separates two. */
function paragraphs(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
