import { CHANNELS, PALETTES_OF_SITES, type Site } from '@countin/theme';

/** Names are the same in every language. */
export const SITE_NAMES: Readonly<Record<Site, string>> = { countin: 'Countin', fourtrack: '4track' };

const icon = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`)}`;

const bars = CHANNELS.map(
  ({ colour }, at) =>
    `<rect x="4" y="${5 + at * 6}" width="${[24, 16, 20, 11][at] ?? 24}" height="4.4" rx="2.2" fill="${colour}"/>`,
).join('');

/** Small pictures for the tab: the last beat of a count-in, and four tracks. */
export const SITE_ICONS: Readonly<Record<Site, string>> = {
  countin: icon(`<circle cx="16" cy="16" r="10" fill="${PALETTES_OF_SITES.countin.light.accent}"/>`),
  fourtrack: icon(bars),
};
