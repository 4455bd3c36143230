export { coverDesignSchema } from './cover.ts';
export {
  IMAGE_FORMATS,
  IMAGE_KINDS,
  IMAGE_UPLOAD_TYPES,
  IMAGE_WIDTHS,
  imageChoiceSchema,
  imageObjectName,
  imageSchema,
  objectNames,
} from './image.ts';
export type { Image, ImageAddress, ImageChoice, ImageColours, ImageFormat, ImageKind, ImageWidth } from './image.ts';
export { CLIP_TYPES, clipNames, clipTypeOf } from './clip.ts';
export type { ClipType } from './clip.ts';
