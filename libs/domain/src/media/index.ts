export { coverDesignSchema } from './cover.ts';
export {
  FULL_PHOTO_SIDE,
  IMAGE_ASPECTS,
  IMAGE_FORMATS,
  IMAGE_KINDS,
  IMAGE_UPLOAD_TYPES,
  IMAGE_WIDTHS,
  coloursSchema,
  imageChoiceSchema,
} from './image.ts';
export type { ImageChoice, ImageColours, ImageFormat, ImageKind, ImageWidth, CroppedKind } from './image.ts';
export { requireDecodable } from './picture-size.ts';
export { imageObjectName, objectNames } from './image-objects.ts';
export type { ImageAddress } from './image-objects.ts';
export { imageSchema } from './image-upload.ts';
export type { Image } from './image-upload.ts';
export { photoContentSchema, photoSchema, photoUploadSchema } from './photo.ts';
export type { Photo, PhotoContent } from './photo.ts';
export { CLIP_TYPES, clipNames, clipTypeOf } from './clip.ts';
export type { ClipType } from './clip.ts';
