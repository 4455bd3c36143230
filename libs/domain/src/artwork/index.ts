export { profileArtwork, releaseArtwork, uploadedPicture } from './artwork.ts';
export type { Artwork } from './artwork.ts';
