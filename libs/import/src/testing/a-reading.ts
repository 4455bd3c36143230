import type { Reading } from '@countin/domain/imports';

/** A reading of a text table, with nothing chosen. */
export function aReading(overrides: Partial<Reading> = {}): Reading {
  return {
    format: 'table',
    encoding: null,
    delimiter: null,
    sheet: null,
    mapping: null,
    dateOrder: null,
    decimalSign: null,
    emptyCells: 'keep',
    lostZeros: 'refuse',
    language: 'en',
    ...overrides,
  };
}
