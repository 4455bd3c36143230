export { appearanceSchema, DEFAULT_APPEARANCE, PAGE_BACKGROUNDS, PAGE_LAYOUTS, PAGE_SECTIONS } from './appearance.ts';
export type { Appearance, PageButton, PageLayout, PageSection } from './appearance.ts';
export { DISPLAY_TYPEFACES, TYPEFACE_FACTS } from './typefaces.ts';
export type { DisplayTypeface, FiledTypeface, TypefaceFacts } from './typefaces.ts';
export { lettersOf, mayBeSetIn, TYPEFACE_BYTES, typefaceFolder, typefaceObjectName } from './typeface-files.ts';
export type { PageTypeface } from './typeface-files.ts';
export { readVideo, videoAddresses } from './video.ts';
