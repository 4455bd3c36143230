import type { Language } from '@countin/domain/locale';
import type { Column } from './column.ts';
import { COLUMNS } from './columns.ts';

/** Headings and rows of an example file. */
export interface ExampleTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Which release and which track each row of an example shows. */
const ROWS = {
  releases: [
    { release: 0, track: 0 },
    { release: 1, track: 2 },
  ],
  tracks: [
    { release: 0, track: 0 },
    { release: 0, track: 1 },
    { release: 1, track: 2 },
  ],
} as const;

/**
 * An example file: one row a release, or one row a track.
 *
 * @param language language of its headings
 */
export function exampleTable(kind: 'releases' | 'tracks', language: Language): ExampleTable {
  const columns = COLUMNS.filter(
    ({ level, examples }) => examples[0] !== '' && (kind === 'tracks' || level === 'release'),
  );
  return {
    headings: columns.map(({ names }) => names[language][0] ?? ''),
    rows: ROWS[kind].map((row) => columns.map((column) => exampleOf(column, row[column.level]))),
  };
}

function exampleOf({ examples }: Column, at: number): string {
  return examples[at % examples.length] ?? '';
}
