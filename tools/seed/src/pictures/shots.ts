import type { Shot } from './take-photograph.ts';

/** Photographs of the example data by name. All of them are computed; some lead several releases. */
export const SHOTS = {
  'evening-crossing': { scene: 'sea', colours: ['#12213f', '#d9694b', '#ffd9a0'] },
  'winter-archipelago': { scene: 'sea', colours: ['#14222c', '#6d8794', '#e8e4da'] },
  'high-valley': { scene: 'ridges', colours: ['#1c2b3a', '#7d95a8', '#f2d8c0'] },
  'salt-road': { scene: 'ridges', colours: ['#3a1d2b', '#b5657a', '#ffd7b0'] },
  'pines-in-fog': { scene: 'forest', colours: ['#101d18', '#5d7f6a', '#e9efc4'] },
  'above-the-weather': { scene: 'clouds', colours: ['#274472', '#8fa7c9', '#fff3e2'] },
  'harbour-at-night': { scene: 'lights', colours: ['#0a0d1c', '#b8442f', '#ffc86b'] },
  'city-in-the-rain': { scene: 'lights', colours: ['#0b1420', '#2d7f9d', '#f3b7d2'] },
  'backyard-green': { scene: 'leaves', colours: ['#0c1f14', '#2f7a45', '#d6f0a0'] },
  'afternoon-blind': { scene: 'window', colours: ['#140f12', '#a85b2a', '#ffd889'] },
  'against-the-lamp': { scene: 'portrait', colours: ['#1a1418', '#8a5a4a', '#ffd3a8'] },
  'by-the-sea-window': { scene: 'portrait', colours: ['#12181f', '#5d7d8c', '#eaf1ee'] },
  'on-the-balcony': { scene: 'portrait', colours: ['#1d1020', '#8c4a6b', '#ffcfc4'] },
} satisfies Record<string, Shot>;

export type ShotName = keyof typeof SHOTS;
export const SHOT_NAMES = Object.keys(SHOTS) as ShotName[];
