import { readWebAddress } from '../fields/web-address.ts';
import type { Language } from '../locale/language.ts';
import { hasNamePlace } from './called-name.ts';
import type { CampaignBlock, CampaignContent, CampaignText } from './campaign.ts';

/** A language without words. */
const NO_WORDS: CampaignText = { subject: '', message: '', parts: {} };

/** The words of a language; empty ones where nothing is written. */
export function wordsIn({ texts }: Pick<CampaignContent, 'texts'>, language: Language): CampaignText {
  return texts[language] ?? NO_WORDS;
}

/** Texts that fans of a language get: their own language where it is complete, else the campaign's. */
export function shownWords(
  content: Pick<CampaignContent, 'channel' | 'language' | 'blocks' | 'texts'>,
  wanted: Language,
): { readonly language: Language; readonly words: CampaignText } {
  const language = isWritten(content, wanted) ? wanted : content.language;
  return { language, words: wordsIn(content, language) };
}

/** Whether a language says everything that a message needs. */
export function isWritten(content: Pick<CampaignContent, 'channel' | 'blocks' | 'texts'>, language: Language): boolean {
  const words = wordsIn(content, language);
  if (content.channel === 'phone') return words.message !== '';
  return words.subject !== '' && content.blocks.every((block) => !needsWords(block) || partOf(words, block) !== '');
}

/** The words of a block. */
export function partOf({ parts }: Pick<CampaignText, 'parts'>, { id }: Pick<CampaignBlock, 'id'>): string {
  return Object.hasOwn(parts, id) ? (parts[id] ?? '') : '';
}

/** A picture may be without an alternative text, and a release has its title. */
const needsWords = ({ kind }: CampaignBlock) => kind === 'text' || kind === 'button';

/** Parts that a campaign lacks before it can be sent. */
export type MissingPart = 'subject' | 'message' | 'blocks' | 'words' | 'picture' | 'release' | 'url';

/** Missing parts in the campaign's own language; empty when it can be sent. */
export function missingParts(content: CampaignContent): readonly MissingPart[] {
  const words = wordsIn(content, content.language);
  if (content.channel === 'phone') return words.message === '' ? ['message'] : [];
  const missing = content.blocks.flatMap((block) => missingOf(block, words));
  return [
    ...new Set<MissingPart>([
      ...(words.subject === '' ? (['subject'] as const) : []),
      ...(content.blocks.length === 0 ? (['blocks'] as const) : []),
      ...missing,
    ]),
  ];
}

function missingOf(block: CampaignBlock, words: CampaignText): readonly MissingPart[] {
  if (block.kind === 'picture') return block.imageId === null ? ['picture'] : [];
  if (block.kind === 'release') return block.productId === null ? ['release'] : [];
  const missing: MissingPart[] = partOf(words, block) === '' ? ['words'] : [];
  return block.kind === 'button' && buttonLink(block.url) === null ? [...missing, 'url'] : missing;
}

/** Where a button leads: its address as it is typed, with `https://` where that is left out. Null for no web address. */
export function buttonLink(typed: string): string | null {
  return readWebAddress(typed).url;
}

/** Whether a language of a message calls fans by their name. */
export function callsByName({ channel, blocks }: Pick<CampaignContent, 'channel' | 'blocks'>, words: CampaignText) {
  if (channel === 'phone') return hasNamePlace(words.message);
  return [words.subject, ...blocks.map((block) => partOf(words, block))].some(hasNamePlace);
}
