import type { Site } from '@countin/theme';
import type { Plugin } from 'vite';

/** Namespaces that only screens of the other site show. */
const OF_OTHER_SITE: Readonly<Record<Site, readonly string[]>> = {
  countin: ['collection', 'discover', 'player', 'studio'],
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
const LOADERS = /\/i18n\/src\/generated\/loaders(?:-[\w-]+)?\.ts$/;

/** Leaves loaders of the other site's texts out of a build. Each names a file in the start script, and names do not compress. */
export function siteTexts(site: Site): Plugin {
  const entries = new RegExp(`^ *'(?:${OF_OTHER_SITE[site].join('|')})': .*\\n`, 'gm');
  return {
    name: 'site-texts',
    enforce: 'pre',
    transform: (code, id) => (LOADERS.test(id) ? { code: code.replace(entries, ''), map: null } : null),
  };
}
