import type { AiContribution, AiDisclosure, AiExtent } from '@countin/domain/release';
import { AI_CONTRIBUTIONS } from '@countin/domain/release-metadata';
import { creditRolesOf, isVocal } from './contributor-roles.ts';
import type { Contributor } from './credits.ts';
import { anyText, childOf, childrenOf, type XmlElement } from '../xml/xml-element.ts';

const EXTENTS: ReadonlyMap<string, AiExtent> = new Map([
  ['All', 'all'],
  ['Partly', 'partly'],
  ['None', 'none'],
]);

/** Parts that a credit's role stands for. */
const BY_ROLE: Readonly<Record<string, AiContribution>> = {
  performer: 'instruments',
  featured: 'instruments',
  programming: 'instruments',
  composer: 'composition',
  arranger: 'composition',
  lyricist: 'lyrics',
  mixing: 'post-production',
  mastering: 'post-production',
};

/** Parts as senders write them in `ContainsAI` itself. */
const BY_WORD: ReadonlyMap<string, AiContribution> = new Map([
  ['vocals', 'vocals'],
  ['vocal', 'vocals'],
  ['instruments', 'instruments'],
  ['instrumentation', 'instruments'],
  ['composition', 'composition'],
  ['postproduction', 'post-production'],
  ['lyrics', 'lyrics'],
]);

/**
 * What a release or recording of ERN 4.3.2 says of generative AI: how much of it (`ContainsAI`), and which contributors
 * (`AiContribution`). Null if it says nothing. Of a message that names parts and says that AI made nothing, the parts
 * count.
 */
export function readAi(element: XmlElement, contributors: readonly Contributor[]): AiDisclosure | null {
  const words = childrenOf(element, 'ContainsAI').map(anyText);
  const named = words.flatMap((word) => BY_WORD.get(word.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? []);
  const byAi = contributors.filter(isByAi).flatMap(({ role }) => contributionsOf(role));
  const found = new Set([...named, ...byAi]);
  const written = words.map((word) => EXTENTS.get(word)).find((one) => one !== undefined);
  const extent = written ?? (named.length > 0 ? 'partly' : null);
  if (extent === null && found.size === 0) return null;
  return {
    extent: extent === 'none' && found.size > 0 ? null : extent,
    contributions: AI_CONTRIBUTIONS.filter((one) => found.has(one)),
  };
}

/** AI as a contributor has made all that it contributes, unless the message says otherwise. */
function isByAi({ isAi, element }: Contributor): boolean {
  const contribution = childOf(element, 'AiContribution');
  return contribution === null ? isAi : anyText(contribution) !== 'None';
}

function contributionsOf(role: string): AiContribution[] {
  if (isVocal(role)) return ['vocals'];
  return creditRolesOf(role).flatMap((credit) => BY_ROLE[credit] ?? []);
}
