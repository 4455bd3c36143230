import { expect, it } from 'vitest';
import { clientCountry } from './client-country.ts';

const headers = new Headers({ 'cf-ipcountry': 'PT', 'x-appengine-country': 'ZZ', 'cloudfront-viewer-country': 'jp' });

it('is what the platform’s header says', () => {
  expect(clientCountry(headers, ['cf-ipcountry'])).toBe('PT');
  expect(clientCountry(headers, ['x-appengine-country', 'cloudfront-viewer-country'])).toBe('JP');
});

it('is nobody’s word where the deployment trusts no header, or the platform does not know', () => {
  expect(clientCountry(headers, [])).toBeNull();
  expect(clientCountry(headers, ['x-appengine-country'])).toBeNull();
});
