import type { CoverDesign } from './design.ts';

/** The cover of the example release: it stands where a cover is wanted before anything is read. */
export const SAMPLE_COVER: CoverDesign = { style: 'sun', colours: ['#1b2a4a', '#e4572e', '#fbe3b5'], seed: 4127 };
