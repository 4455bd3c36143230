export { COVER_STYLES } from './design.ts';
export type { CoverDesign, CoverStyle } from './design.ts';
