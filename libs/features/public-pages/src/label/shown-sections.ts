import type { LabelProfile, LabelSection } from '@countin/domain/profile';

/** Sections of a label's page, each once, in the label's order. An archived label asks for no demos. */
export function shownSections({
  sections,
  archivedAt,
}: Pick<LabelProfile, 'sections' | 'archivedAt'>): readonly LabelSection[] {
  const shown = [...new Set(sections)];
  return archivedAt === undefined ? shown : shown.filter((section) => section !== 'demos');
}
