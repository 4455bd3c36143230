import type { CoverDesign } from './design.ts';

/** Cover of the example release, shown as a placeholder before any data is read. */
export const SAMPLE_COVER: CoverDesign = { style: 'sun', colours: ['#1b2a4a', '#e4572e', '#fbe3b5'], seed: 4127 };
