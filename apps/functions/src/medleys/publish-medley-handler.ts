import { studioHandler } from '../platform/callable/studio-handler.ts';
import { publishMedley, withdrawMedley } from './publish-medley.ts';

export const publishMedleyHandler = studioHandler('publishMedley', publishMedley);
export const withdrawMedleyHandler = studioHandler('withdrawMedley', withdrawMedley);
