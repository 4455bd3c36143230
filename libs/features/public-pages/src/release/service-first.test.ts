import { runInNewContext } from 'node:vm';
import type { PreferredService } from '@countin/domain/store-links';
import { expect, it } from 'vitest';
import { serviceFirst } from './service-first.ts';

const PREFERRED: readonly PreferredService[] = [
  { country: 'PT', service: 'deezer' },
  { country: 'PT', service: 'tidal' },
  { country: 'JP', service: 'line-music' },
];

interface Browser {
  readonly stored?: Readonly<Record<string, string>>;
  readonly zone?: string;
  readonly country?: string | null;
  readonly preferred?: readonly PreferredService[];
}

/** Runs the script as a browser does. Gives the service that it puts first, and its sheet. */
function run({ stored = {}, zone = 'UTC', country = null, preferred = PREFERRED }: Browser) {
  const page = { documentElement: { dataset: {} as Record<string, string> }, adoptedStyleSheets: [] as unknown[] };
  const sheets: string[] = [];
  runInNewContext(serviceFirst(preferred, country), {
    document: page,
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    CSSStyleSheet: class {
      replaceSync(css: string) {
        sheets.push(css);
      }
    },
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: zone }) }) },
  });
  expect(page.adoptedStyleSheets).toHaveLength(sheets.length);
  return { first: page.documentElement.dataset['first'], sheets };
}

it.each([
  ['the preferred one of the browser’s time zone', { zone: 'Asia/Tokyo' }, 'line-music'],
  ['the first one of a country with two', { zone: 'Europe/Lisbon' }, 'deezer'],
  ['none where nothing is preferred', { zone: 'Europe/Paris' }, undefined],
  ['the fan’s own, whatever the country', { zone: 'Asia/Tokyo', stored: { 'countin-service': 'tidal' } }, 'tidal'],
  ['that of the chosen country', { zone: 'Asia/Tokyo', stored: { 'countin-country': 'PT' } }, 'deezer'],
  ['none in a chosen country without one', { zone: 'Asia/Tokyo', stored: { 'countin-country': 'FR' } }, undefined],
  ['that of the country in the address', { zone: 'Europe/Lisbon', country: 'JP' }, 'line-music'],
  ['none that is no service', { stored: { 'countin-service': '}body{display:none' } }, undefined],
  ['none without preferences', { preferred: [], zone: 'Asia/Tokyo' }, undefined],
] as const)('puts first %s', (_, browser, first) => {
  expect(run(browser).first).toBe(first);
});

it('moves the row by a style sheet, before the first paint', () => {
  expect(run({ zone: 'Asia/Tokyo' }).sheets).toEqual(['.stores li:has([data-service=line-music]){order:-1}']);
});

it('is the same for all releases without preferences, so that its hash is kept', () => {
  expect(serviceFirst([], null)).toBe(serviceFirst([], null));
  expect(serviceFirst([], null)).not.toContain('timeZone');
});
