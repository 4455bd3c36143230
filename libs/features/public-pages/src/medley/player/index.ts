export { MedleyPlayer } from './medley-player.ts';
export type { PlayerState } from './medley-player.ts';
export { playTime } from '../play-time.ts';
