export { downloadOriginal } from './download-original.ts';
export { getImage, imageOptions } from './get-image.ts';
export type { ImageOwner } from './image-owner.ts';
export { uploadImage } from './upload-image.ts';
