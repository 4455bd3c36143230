import { photoSchema } from '../media/photo.ts';
import { imageSchema } from '../media/image-upload.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

export const image = /* @__PURE__ */ defineDocument(imageSchema, paths.image);
export const images = /* @__PURE__ */ defineDocument(imageSchema, paths.images);
export const personImage = /* @__PURE__ */ defineDocument(imageSchema, paths.personImage);
export const personImages = /* @__PURE__ */ defineDocument(imageSchema, paths.personImages);
export const photo = /* @__PURE__ */ defineDocument(photoSchema, paths.photo);
export const photos = /* @__PURE__ */ defineDocument(photoSchema, paths.photos);
