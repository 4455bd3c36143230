/** Peaks a second of sound: enough for a phone's width at the longest clip. */
export const PEAKS_PER_SECOND = 20;
