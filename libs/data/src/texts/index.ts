export { assistantOptions, draftTextOptions } from './draft-text.ts';
export { releaseTextsOptions } from './list-texts.ts';
export { textVersionsOptions } from './list-versions.ts';
export { LEFT_AFTER_MS, updateText } from './update-text.ts';
export type { StoredTexts, TextUpdate } from './update-text.ts';
