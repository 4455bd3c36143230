import type { Reading } from '@countin/domain/imports';

/** How files of tests are read. */
export const READING: Reading = {
  format: 'table',
  encoding: null,
  delimiter: null,
  sheet: null,
  mapping: null,
  dateOrder: null,
  decimalSign: null,
  emptyCells: 'keep',
  lostZeros: 'complete',
  language: 'en',
};
