import { expect, it } from 'vitest';
import { proposedMapping } from './proposed-mapping.ts';

it('what was chosen for a heading goes before what it says', () => {
  const chosen = [
    { heading: 'Song', column: 'title' },
    { heading: 'Notes', column: null },
  ];
  expect(
    proposedMapping(['Song', 'Title', 'Artist', 'Notes'], [null, 'title', 'artist', 'description'], chosen),
  ).toEqual({ mapping: ['title', null, 'artist', null], remembered: [0, 3] });
});

it('a column that does not exist any more, or was chosen for two headings, is not proposed', () => {
  const chosen = [
    { heading: 'Old', column: 'gone' },
    { heading: 'A', column: 'title' },
    { heading: 'B', column: 'title' },
  ];
  expect(proposedMapping(['Old', 'A', 'B'], ['upc', null, null], chosen)).toEqual({
    mapping: ['upc', null, null],
    remembered: [],
  });
});
