import { studioHandler } from '../callable/studio-handler.ts';
import { publishMedley, withdrawMedley } from './logic.ts';

export const publishMedleyHandler = studioHandler('publishMedley', publishMedley);
export const withdrawMedleyHandler = studioHandler('withdrawMedley', withdrawMedley);
