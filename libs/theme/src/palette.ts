import type { ResolvedTheme, Site } from './theme-choice.ts';

/** Colours of a site as values for the server. A test keeps them equal to `tokens.css`. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  /** Secondary text. */
  readonly ink2: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly tint: string;
  /** Edges of controls. */
  readonly edge: string;
  readonly danger: string;
}

export const PALETTES_OF_SITES = {
  countin: {
    light: {
      paper: '#fbf7f2',
      ink: '#17130f',
      ink2: '#655a50',
      accent: '#c63510',
      onAccent: '#ffffff',
      tint: '#f6ede4',
      edge: '#8b7d70',
      danger: '#b3261e',
    },
    dark: {
      paper: '#110d0a',
      ink: '#f6eee6',
      ink2: '#b3a598',
      accent: '#ff8a5c',
      onAccent: '#110d0a',
      tint: '#231a14',
      edge: '#84766a',
      danger: '#ff9b90',
    },
  },
  fourtrack: {
    light: {
      paper: '#f4f5f2',
      ink: '#121416',
      ink2: '#565d62',
      accent: '#3b4cff',
      onAccent: '#ffffff',
      tint: '#e8eae6',
      edge: '#7d847f',
      danger: '#b3261e',
    },
    dark: {
      paper: '#0e1012',
      ink: '#f2f4f1',
      ink2: '#a2aaa5',
      accent: '#929cff',
      onAccent: '#0e1012',
      tint: '#1b1f22',
      edge: '#767e7a',
      danger: '#ff9b90',
    },
  },
} as const satisfies Record<Site, Record<ResolvedTheme, Palette>>;

/** Channel colours of 4track. A track has its channel's colour in both themes. */
export const CHANNELS = [
  { colour: '#ff5a4e', on: '#121416' },
  { colour: '#ffb000', on: '#121416' },
  { colour: '#00a88f', on: '#121416' },
  { colour: '#3b4cff', on: '#ffffff' },
] as const;
