import type { Site } from '@countin/theme';
import type { Plugin } from 'vite';

/** Namespaces that only screens of the other site show. */
const OF_OTHER_SITE: Readonly<Record<Site, readonly string[]>> = {
  countin: ['discover', 'player', 'studio'],
  fourtrack: [
    'artist-editor',
    'clip-cutter',
    'label-editor',
    'label-feed',
    'medley-editor',
    'new-release',
    'palette',
    'product-links',
    'profile-editor',
    'release-detail',
    'release-editor',
    'release-lists',
    'release-look',
    'release-texts',
    'text-templates',
  ],
};
/** Errors that only public pages and their forms answer with, which the host renders. */
const OF_PUBLIC_PAGES = [
  'campaign/link-gone',
  'collection/calendar-gone',
  'planner/calendar-gone',
  'signup/consent-required',
  'signup/contact-required',
  'signup/moved',
  'signup/number-service',
  'signup/token-invalid',
  'signup/wording-outdated',
];
const ERRORS = /\/locales\/[\w-]+\/(?:operation-)?errors\.json$/;
const LOADERS = /\/i18n\/src\/generated\/loaders(?:-[\w-]+)?\.ts$/;

/**
 * Leaves texts out of a build that its screens never show. These are loaders of the other site's texts, whose names do not
 * compress, and errors of public pages.
 */
export function siteTexts(site: Site): Plugin {
  const entries = new RegExp(`^ *'(?:${OF_OTHER_SITE[site].join('|')})': .*\\n`, 'gm');
  return {
    name: 'site-texts',
    enforce: 'pre',
    transform: (code, id) => {
      if (LOADERS.test(id)) return { code: code.replace(entries, ''), map: null };
      return ERRORS.test(id) ? { code: withoutPublicPages(code), map: null } : null;
    },
  };
}

function withoutPublicPages(json: string): string {
  const texts = Object.entries(JSON.parse(json) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(texts.filter(([code]) => !OF_PUBLIC_PAGES.includes(code))));
}
