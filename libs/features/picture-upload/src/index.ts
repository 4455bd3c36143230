export { PictureUploader } from './picture-uploader.tsx';
export { UploadedPictureFields } from './uploaded-picture-fields.tsx';
export { cutPicture } from './cut-picture.ts';
export { closePicture, openPicture } from './open-picture.ts';
export { pictureService } from './picture-service.ts';
export type { PictureService, UploadRequest } from './picture-service.ts';
export type { PictureTools } from './use-picture-upload.ts';
