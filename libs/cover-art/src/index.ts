export { COVER_STYLES } from './design.ts';
export type { CoverDesign } from './design.ts';
export { drawCover } from './draw-cover.ts';
export type { CoverText } from './canvas.ts';
export { randomDesign } from './random-design.ts';
export { coverPath, parseCoverPath } from './cover-path.ts';
export { PALETTES } from './palettes.ts';
export { SAMPLE_COVER } from './sample-cover.ts';
