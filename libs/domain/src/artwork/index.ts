export { profileArtwork, releaseArtwork, uploadedPicture } from './artwork.ts';
export type { Artwork, UploadedPicture } from './artwork.ts';
