// Written by list-locales.ts from the files in locales/. Run it after adding one.

/** Loads one file of texts, for browsers. */
export const loaders = {
  'en': {
    'account': () => import('../../locales/en/account.json'),
    'admin': () => import('../../locales/en/admin.json'),
    'artist': () => import('../../locales/en/artist.json'),
    'auth': () => import('../../locales/en/auth.json'),
    'common': () => import('../../locales/en/common.json'),
    'dashboard': () => import('../../locales/en/dashboard.json'),
    'errors': () => import('../../locales/en/errors.json'),
    'fan-states': () => import('../../locales/en/fan-states.json'),
    'fourtrack': () => import('../../locales/en/fourtrack.json'),
    'hand-over': () => import('../../locales/en/hand-over.json'),
    'home': () => import('../../locales/en/home.json'),
    'legal': () => import('../../locales/en/legal.json'),
    'mail': () => import('../../locales/en/mail.json'),
    'medley': () => import('../../locales/en/medley.json'),
    'medley-editor': () => import('../../locales/en/medley-editor.json'),
    'nav': () => import('../../locales/en/nav.json'),
    'picture-upload': () => import('../../locales/en/picture-upload.json'),
    'profile-form': () => import('../../locales/en/profile-form.json'),
    'receipt': () => import('../../locales/en/receipt.json'),
    'release': () => import('../../locales/en/release.json'),
    'release-editor': () => import('../../locales/en/release-editor.json'),
    'releases': () => import('../../locales/en/releases.json'),
    'signup': () => import('../../locales/en/signup.json'),
    'signups': () => import('../../locales/en/signups.json'),
    'splash': () => import('../../locales/en/splash.json'),
    'upgrade': () => import('../../locales/en/upgrade.json'),
  },
};
