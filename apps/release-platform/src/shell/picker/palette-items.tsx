import type { PickerItem } from '@countin/screen-kit/picker';
import { AppWindow, Disc3, MicVocal, Plus, Tag, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

/** Items that create something. */
export type Creation = 'release' | 'artist' | 'label';

/** A result of the palette: a path to open, or something to create. */
export interface PaletteItem extends PickerItem {
  readonly to?: string;
  /** Location state of the opened screen, for values that must not be in a URL. */
  readonly state?: Readonly<Record<string, string>>;
  readonly create?: Creation;
}

/** Icons by kind of result. */
export const PALETTE_ICONS = {
  artist: <MicVocal aria-hidden />,
  label: <Tag aria-hidden />,
  release: <Disc3 aria-hidden />,
  screen: <AppWindow aria-hidden />,
  fan: <UserRound aria-hidden />,
  create: <Plus aria-hidden />,
} as const satisfies Readonly<Record<string, ReactNode>>;
