import { studioHandler } from '../callable/studio-handler.ts';
import { createProfile } from './logic.ts';

export const createProfileHandler = studioHandler('createProfile', createProfile);
