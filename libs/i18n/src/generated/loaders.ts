// Written by list-locales.ts from the files in locales/. Run it after adding one.

/** Loads one file of texts, for browsers. */
export const loaders = {
  'en': {
    'artist': () => import('../../locales/en/artist.json', { with: { type: 'json' } }),
    'common': () => import('../../locales/en/common.json', { with: { type: 'json' } }),
    'errors': () => import('../../locales/en/errors.json', { with: { type: 'json' } }),
    'home': () => import('../../locales/en/home.json', { with: { type: 'json' } }),
    'receipt': () => import('../../locales/en/receipt.json', { with: { type: 'json' } }),
    'release': () => import('../../locales/en/release.json', { with: { type: 'json' } }),
    'signup': () => import('../../locales/en/signup.json', { with: { type: 'json' } }),
  },
};
