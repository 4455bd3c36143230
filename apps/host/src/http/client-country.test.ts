import { expect, it } from 'vitest';
import { clientCountry } from './client-country.ts';

const headers = new Headers({ 'cf-ipcountry': 'PT', 'x-appengine-country': 'ZZ', 'cloudfront-viewer-country': 'jp' });

it('comes from the platform’s header', () => {
  expect(clientCountry(headers, ['cf-ipcountry'])).toBe('PT');
  expect(clientCountry(headers, ['x-appengine-country', 'cloudfront-viewer-country'])).toBe('JP');
});

it('is unknown where the deployment trusts no header, or the header has no country', () => {
  expect(clientCountry(headers, [])).toBeNull();
  expect(clientCountry(headers, ['x-appengine-country'])).toBeNull();
});
