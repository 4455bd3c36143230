export { DESCRIPTIONS, isNetwork, NETWORKS, PUBLIC_KINDS, TEXT_KINDS, TEXT_LIMITS } from './text-kinds.ts';
export type { CountingRule, Network, TextKind } from './text-kinds.ts';
export {
  emptyText,
  NO_TEXT,
  releaseTextSchema,
  textContentSchema,
  VERSIONS_KEPT,
  versionSlot,
  writtenTextSchema,
  writtenVersionSchema,
} from './release-text.ts';
export type { ReleaseText, TextContent, TextVersion } from './release-text.ts';
export { marksOf, stateOfLanguage, stateOfText, textContentOf } from './text-content.ts';
export type { LanguageTexts, TextsByLanguage, TextState } from './text-content.ts';
export { textsOfDescriptions } from './description-texts.ts';
export { pageTextsOf, shortText, shownText } from './page-texts.ts';
export { measureText } from './count-text.ts';
