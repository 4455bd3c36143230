// Written by list-locales.ts from the files in locales/. Run it after adding one.
import en_artist from '../../locales/en/artist.json' with { type: 'json' };
import en_common from '../../locales/en/common.json' with { type: 'json' };
import en_errors from '../../locales/en/errors.json' with { type: 'json' };
import en_home from '../../locales/en/home.json' with { type: 'json' };
import en_receipt from '../../locales/en/receipt.json' with { type: 'json' };
import en_release from '../../locales/en/release.json' with { type: 'json' };
import en_signup from '../../locales/en/signup.json' with { type: 'json' };

/** Every text, for servers. */
export const texts = {
  'en': {
    'artist': en_artist,
    'common': en_common,
    'errors': en_errors,
    'home': en_home,
    'receipt': en_receipt,
    'release': en_release,
    'signup': en_signup,
  },
};
