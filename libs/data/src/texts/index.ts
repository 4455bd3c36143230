export { assistantOptions, draftTextOptions } from './draft-text.ts';
export { releaseTextsOptions } from './list-texts.ts';
export { textVersionsOptions } from './list-versions.ts';
export { updateText } from './update-text.ts';
export type { StoredTexts } from './update-text.ts';
