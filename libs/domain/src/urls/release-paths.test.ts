import { PRODUCT_SLUG_SAMPLES, PROFILE_SLUG_SAMPLES } from '@countin/slug/samples';
import { expect, test } from 'vitest';
import {
  parseReleasePath,
  parseReleaseReference,
  releaseCalendarPath,
  releaseIdPath,
  releasePath,
  releaseReference,
} from './release-paths.ts';

const names = { id: 'Tide_1', artistSlug: 'mira-okafor', productSlug: 'tide-lines' };

test('a release is named by the slugs of its artist and its own, in one address for everything', () => {
  expect([releasePath(names), releaseCalendarPath(names), releaseIdPath('Tide_1')]).toEqual([
    '/release/mira-okafor.tide-lines',
    '/release/mira-okafor.tide-lines.ics',
    '/release/Tide_1',
  ]);
});

test.each([
  [{ id: 'Tide_1' }],
  [{ ...names, artistSlug: null }],
  [{ ...names, productSlug: undefined }],
  [{ ...names, productSlug: '' }],
  [{ ...names, artistSlug: 'Mira' }],
  // `ics` as a release slug would make the URL ambiguous with a calendar file.
  [{ ...names, productSlug: 'ics' }],
])('%j has the address of its id', (release) => {
  expect(releaseReference(release)).toBe('Tide_1');
});

test.each([
  ['/release/Tide_1', { reference: 'Tide_1', calendar: false }],
  ['/release/Tide_1.ics', { reference: 'Tide_1', calendar: true }],
  ['/release/mira-okafor.tide-lines', { reference: 'mira-okafor.tide-lines', calendar: false }],
  ['/release/mira-okafor.tide-lines.ics', { reference: 'mira-okafor.tide-lines', calendar: true }],
  ['/release/tide.rss', { reference: 'tide.rss', calendar: false }],
  ['/release/mira-okafor.ics.ics', null],
  ['/release/a.b.c', null],
  ['/release/.tide', null],
  ['/release/mira.', null],
  ['/release/', null],
  ['/release/tide/links', null],
  ['/release/Mira.Tide', null],
  ['/release/%2e%2e', null],
  ['/release/.ics', null],
  ['/embed/release/tide', null],
])('%s is %j', (path, parsed) => {
  expect(parseReleasePath(path)).toEqual(parsed);
});

test('every claimable slug makes an address that parses to the slug', () => {
  // A reserved slug is never claimed, so it leads to no release.
  const samples = PROFILE_SLUG_SAMPLES.filter(({ errorCode }) => errorCode !== 'slug/reserved');
  for (const { slug: artistSlug, errorCode } of samples) {
    for (const { slug: productSlug, errorCode: productError } of PRODUCT_SLUG_SAMPLES) {
      const reference = releaseReference({ id: 'x', artistSlug, productSlug });
      expect(parseReleaseReference(reference)).toEqual(
        errorCode || productError ? { kind: 'id', id: 'x' } : { kind: 'slugs', artistSlug, productSlug },
      );
    }
  }
});
