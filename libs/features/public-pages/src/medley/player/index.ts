export { MedleyPlayer } from './medley-player.ts';
export type { PlayerState } from './medley-player.ts';
export type { TrackOrder } from './play-order.ts';
export { connectMediaSession } from './media-session.ts';
export type { SessionTrack } from './media-session.ts';
export { PositionSlider } from '../position-slider.tsx';
export { playTime } from '../play-time.ts';
