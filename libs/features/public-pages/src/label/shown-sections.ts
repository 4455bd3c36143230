import type { LabelProfile, LabelSection } from '@countin/domain/profile';

/** Sections of a label's page, each once, in the label's order. */
export function shownSections({ sections }: Pick<LabelProfile, 'sections'>): readonly LabelSection[] {
  return [...new Set(sections)];
}
