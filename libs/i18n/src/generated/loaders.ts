// Written by list-locales.ts from the files in locales/. Run it after adding one.

/** Loads one file of texts, for browsers. */
export const loaders = {
  'en': {
    'artist': () => import('../../locales/en/artist.json', { with: { type: 'json' } }),
    'auth': () => import('../../locales/en/auth.json', { with: { type: 'json' } }),
    'common': () => import('../../locales/en/common.json', { with: { type: 'json' } }),
    'dashboard': () => import('../../locales/en/dashboard.json', { with: { type: 'json' } }),
    'errors': () => import('../../locales/en/errors.json', { with: { type: 'json' } }),
    'fourtrack': () => import('../../locales/en/fourtrack.json', { with: { type: 'json' } }),
    'home': () => import('../../locales/en/home.json', { with: { type: 'json' } }),
    'legal': () => import('../../locales/en/legal.json', { with: { type: 'json' } }),
    'mail': () => import('../../locales/en/mail.json', { with: { type: 'json' } }),
    'nav': () => import('../../locales/en/nav.json', { with: { type: 'json' } }),
    'profile-form': () => import('../../locales/en/profile-form.json', { with: { type: 'json' } }),
    'receipt': () => import('../../locales/en/receipt.json', { with: { type: 'json' } }),
    'release': () => import('../../locales/en/release.json', { with: { type: 'json' } }),
    'release-editor': () => import('../../locales/en/release-editor.json', { with: { type: 'json' } }),
    'releases': () => import('../../locales/en/releases.json', { with: { type: 'json' } }),
    'signup': () => import('../../locales/en/signup.json', { with: { type: 'json' } }),
    'signups': () => import('../../locales/en/signups.json', { with: { type: 'json' } }),
    'splash': () => import('../../locales/en/splash.json', { with: { type: 'json' } }),
  },
};
