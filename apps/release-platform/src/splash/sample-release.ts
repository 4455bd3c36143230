import type { CoverDesign } from '@countin/cover-art';

/** Id of the example release that the splash links to; every deployment's seeds contain it. */
export const SAMPLE_RELEASE_ID = 'low-sun-long-water';

/** Its cover, so that it is there before anything is read. */
export const SAMPLE_COVER: CoverDesign = { style: 'sun', colours: ['#1b2a4a', '#e4572e', '#fbe3b5'], seed: 4127 };
