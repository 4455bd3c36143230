export { medleyOptions } from './get-medley.ts';
export type { OwnMedley } from './get-medley.ts';
export { publishMedleyOptions } from './publish-medley.ts';
export { uploadClip } from './upload-clip.ts';
export { withdrawMedleyOptions } from './withdraw-medley.ts';
