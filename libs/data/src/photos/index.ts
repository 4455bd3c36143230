export { changePhoto } from './change-photo.ts';
export { photosOptions } from './list-photos.ts';
export { uploadPhoto } from './upload-photo.ts';
export type { UploadTask } from '../ports/file-store.ts';
