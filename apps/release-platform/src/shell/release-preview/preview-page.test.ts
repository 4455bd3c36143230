import { aLabelProfile, aMusicProduct, anArtistProfile, aProductContent } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { presentPhase, previewPage, timeOfPhase, undatedSheet } from './preview-page.ts';

const NOW = Date.UTC(2026, 10, 22, 1, 35);
const DAY = 86_400_000;
const released = { mode: 'instant', date: '2026-11-22', time: '01:33', zone: 'UTC' } as const;
const coming = { ...released, date: '2026-11-23' };

test('a release with a past moment is shown as released', () => {
  expect(presentPhase({ releaseMoment: released }, NOW, 'UTC')).toBe('after');
  expect(presentPhase({ releaseMoment: coming }, NOW, 'UTC')).toBe('before');
  expect(presentPhase({ releaseMoment: null }, NOW, 'UTC')).toBe('before');
});

test('“before” a moment that has passed is a day before it, not a countdown at nothing', () => {
  expect(timeOfPhase('before', released, NOW, 'UTC')).toBe(Date.UTC(2026, 10, 21, 1, 33));
  expect(timeOfPhase('before', coming, NOW, 'UTC')).toBe(NOW);
  expect(timeOfPhase('after', released, NOW, 'UTC')).toBe(NOW);
  expect(NOW - timeOfPhase('before', released, NOW, 'UTC')).toBeGreaterThan(DAY);
});

test('a page without a date shows that it is missing', () => {
  expect(
    previewPage(aProductContent({ releaseMoment: null }), aMusicProduct(), anArtistProfile(), null, NOW).releaseMoment,
  ).toBeTruthy();
  expect(undatedSheet('No date "yet"')).toContain('content:"No date \\22 yet\\22 "');
  expect(undatedSheet('x')).toContain(':is(.countdown,.when,.calendar-link){display:none}');
});

test('a page has the branding of the label whose feed it would join', () => {
  const label = aLabelProfile({ accent: '#2f7d3a', brandReach: 'all' });
  const page = (of: typeof label | null) =>
    previewPage(aProductContent({}), aMusicProduct(), anArtistProfile(), of, NOW).labelBrand;
  expect(page(label)).toMatchObject({ labelId: label.id, accent: '#2f7d3a', brandReach: 'all' });
  expect(page(null)).toBeNull();
});
