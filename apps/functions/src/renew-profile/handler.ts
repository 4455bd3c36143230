import { studioHandler } from '../callable/studio-handler.ts';
import { renewProfile } from './logic.ts';

export const renewProfileHandler = studioHandler('renewProfile', renewProfile);
