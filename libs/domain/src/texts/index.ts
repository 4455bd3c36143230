export { DESCRIPTIONS, isNetwork, NETWORKS, PUBLIC_KINDS, TEXT_KINDS, TEXT_LIMITS } from './text-kinds.ts';
export type { CountingRule, Network, TextKind, TextLimit } from './text-kinds.ts';
export {
  NO_TEXT,
  releaseTextSchema,
  textContentSchema,
  textVersionSchema,
  VERSIONS_KEPT,
  versionSlot,
  writtenTextSchema,
  writtenVersionSchema,
} from './release-text.ts';
export type { ReleaseText, TextContent, TextVersion } from './release-text.ts';
export { marksOf, stateOfLanguage, stateOfText, textContentOf } from './text-content.ts';
export type { DescribedRelease, LanguageTexts, TextsByLanguage, TextState } from './text-content.ts';
export { pageTextsOf, pageTextsSchema, shortText, shownText } from './page-texts.ts';
export type { DescribedPage, PageTexts, ShownText } from './page-texts.ts';
export { countText, measureText } from './count-text.ts';
export type { TextLength } from './count-text.ts';
export { textMark } from './text-mark.ts';
