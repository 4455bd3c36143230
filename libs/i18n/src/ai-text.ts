import type { AiContribution, AiDisclosure, AiExtent } from '@countin/domain/release';
import { formatList } from './format/format.ts';

type ExtentKey = `credits:ai.${AiExtent | 'some'}`;
type PartKey = `credits:ai.parts.${AiContribution}`;

/** Translates the texts of disclosures. */
export interface AiTranslator {
  (key: ExtentKey | PartKey): string;
  (key: 'credits:ai.withParts', values: { readonly extent: string; readonly parts: string }): string;
}

/** What is said of generative AI, as fans read it: `Made partly with AI (vocals and lyrics)`. */
export function aiText(t: AiTranslator, locale: string, { extent, contributions }: AiDisclosure): string {
  const made = t(`credits:ai.${extent ?? 'some'}`);
  const parts = contributions.map((part) => t(`credits:ai.parts.${part}`));
  return parts.length === 0 ? made : t('credits:ai.withParts', { extent: made, parts: formatList(locale, parts) });
}
