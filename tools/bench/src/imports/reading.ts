import type { ImportFormat, Reading } from '@countin/domain/imports';

/** A reading of a file in which nothing is chosen. */
export function plainReading(format: ImportFormat): Reading {
  return {
    format,
    encoding: null,
    delimiter: null,
    sheet: null,
    mapping: null,
    dateOrder: null,
    decimalSign: null,
    emptyCells: 'keep',
    lostZeros: 'refuse',
    language: 'en',
  };
}
