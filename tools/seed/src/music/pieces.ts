export type PieceName = 'ferry' | 'lamp' | 'rails' | 'bells';

/** A piece of music that is made by code: what is played, and how it sounds. */
export interface Piece {
  readonly name: PieceName;
  readonly seconds: number;
  readonly beatsPerMinute: number;
  /** Chords as semitones above the root, four beats each, over and over. */
  readonly chords: readonly (readonly number[])[];
  /** Frequency of the root, Hz. */
  readonly root: number;
  readonly voice: 'plucked' | 'held' | 'driven' | 'struck';
}

/** The four clips of the example data: short enough for a medley, and each unlike the others. */
export const PIECES: readonly Piece[] = [
  {
    name: 'ferry',
    seconds: 32,
    beatsPerMinute: 92,
    root: 146.83,
    voice: 'plucked',
    chords: [
      [0, 7, 12, 16],
      [-3, 4, 9, 12],
      [5, 9, 12, 17],
      [7, 11, 14, 19],
    ],
  },
  {
    name: 'lamp',
    seconds: 36,
    beatsPerMinute: 66,
    root: 110,
    voice: 'held',
    chords: [
      [0, 7, 15, 22],
      [-4, 3, 12, 15],
      [3, 10, 14, 19],
      [-2, 5, 14, 17],
    ],
  },
  {
    name: 'rails',
    seconds: 30,
    beatsPerMinute: 118,
    root: 98,
    voice: 'driven',
    chords: [
      [0, 3, 7, 10],
      [0, 3, 8, 12],
      [-2, 2, 5, 10],
      [-5, 2, 7, 11],
    ],
  },
  {
    name: 'bells',
    seconds: 34,
    beatsPerMinute: 76,
    root: 174.61,
    voice: 'struck',
    chords: [
      [0, 4, 9, 14],
      [2, 7, 9, 16],
      [-3, 4, 7, 12],
      [-5, 2, 9, 11],
    ],
  },
];
