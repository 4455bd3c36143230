export { COVER_STYLES } from './design.ts';
export type { CoverDesign, CoverStyle } from './design.ts';
export { drawCover } from './draw-cover.ts';
export type { CoverOptions } from './draw-cover.ts';
export type { CoverText, SetText } from './canvas.ts';
export { randomDesign } from './random-design.ts';
export { coverPath, parseCoverPath } from './cover-path.ts';
export type { CoverRequest } from './cover-path.ts';
export { PALETTES } from './palettes.ts';
