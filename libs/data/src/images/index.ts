export { downloadOriginal } from './download-original.ts';
export { getImage } from './get-image.ts';
export { imageOptions } from './image-options.ts';
export type { ImageOwner } from './image-owner.ts';
export { uploadImage } from './upload-image.ts';
