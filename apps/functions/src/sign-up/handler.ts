import { fanHandler } from '../callable/fan-handler.ts';
import { followArtist, signUp } from './logic.ts';

export const signUpHandler = fanHandler('signUp', signUp);
export const followArtistHandler = fanHandler('followArtist', followArtist);
