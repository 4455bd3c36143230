import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_IDS } from '@countin/domain/store-links';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MARKED_SERVICES, SERVICE_MARKS_PATH, ServiceMark } from './service-mark.tsx';

const ROOT = join(import.meta.dirname, '../../../../../..');
const idsIn = (path: string, pattern: RegExp) =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(pattern)].map(([, id]) => id);

test('every service looks different, and none is a letter', () => {
  const marks = SERVICE_IDS.map((service) => render(<ServiceMark service={service} />).container);
  expect(marks.map((mark) => mark.textContent).join('')).toBe('');
  expect(new Set(marks.map((mark) => mark.innerHTML)).size).toBe(SERVICE_IDS.length);
});

test('pages of releases and the file have the same marks as editors', () => {
  const sheet = 'libs/features/public-pages/src/release/release.css';
  expect(idsIn(sheet, /url\('\/service-marks\.svg#([\w-]+)'\)/g)).toEqual(MARKED_SERVICES);
  expect(idsIn(`apps/release-platform/public${SERVICE_MARKS_PATH}`, /<view id="([\w-]+)"/g)).toEqual(MARKED_SERVICES);
});
