import type { Social } from './profile.ts';

/** Names of networks, the same in every language. Null for a website, which is a word: `common:social.website`. */
export const SOCIAL_NAMES: Readonly<Record<Social, string | null>> = {
  spotify: 'Spotify',
  bandcamp: 'Bandcamp',
  soundcloud: 'SoundCloud',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  threads: 'Threads',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  website: null,
};
