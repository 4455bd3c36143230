import { expect, test } from 'vitest';
import { isInstalled } from './installed-packages.mjs';

const WANTED = {
  packages: {
    '': { version: '0.1.0' },
    'apps/host': { version: '0.1.0' },
    'node_modules/hono': { version: '4.13.19' },
    'node_modules/@countin/slug': { resolved: 'libs/slug', link: true },
    'node_modules/only-on-a-mac': { version: '2.0.0', optional: true },
  },
};
const INSTALLED = {
  packages: {
    'node_modules/hono': { version: '4.13.19' },
    'node_modules/@countin/slug': { resolved: 'libs/slug', link: true },
  },
};

test('what the lockfile wants is there; packages for other systems need not be', () => {
  expect(isInstalled(WANTED, INSTALLED)).toBe(true);
});

test.each([
  ['another version', { ...INSTALLED.packages, 'node_modules/hono': { version: '4.13.18' } }],
  ['a package that is missing', { 'node_modules/@countin/slug': { resolved: 'libs/slug', link: true } }],
  ['a project that is missing', { 'node_modules/hono': { version: '4.13.19' } }],
  [
    'another version of an optional package',
    { ...INSTALLED.packages, 'node_modules/only-on-a-mac': { version: '1.0.0' } },
  ],
])('%s is installed anew', (_, packages) => {
  expect(isInstalled(WANTED, { packages })).toBe(false);
});
