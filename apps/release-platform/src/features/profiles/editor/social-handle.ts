import type { Social } from '@countin/domain/profile';

const HANDLE = /^@?([\w.-]{1,100})$/;
const HANDLE_ON_SERVER = /^@?([\w.-]{1,100})@([\w.-]+\.\w+)$/;

type AddressOf = (name: string) => string;
/** Addresses of accounts by their names. Spotify's have ids instead. */
const ADDRESSES: Readonly<Partial<Record<Social, AddressOf>>> = {
  bandcamp: (name) => `https://${name}.bandcamp.com`,
  soundcloud: (name) => `https://soundcloud.com/${name}`,
  instagram: (name) => `https://www.instagram.com/${name}`,
  tiktok: (name) => `https://www.tiktok.com/@${name}`,
  youtube: (name) => `https://www.youtube.com/@${name}`,
  x: (name) => `https://x.com/${name}`,
  threads: (name) => `https://www.threads.com/@${name}`,
  // A name without a domain is one of Bluesky's own server.
  bluesky: (name) => `https://bsky.app/profile/${name.includes('.') ? name : `${name}.bsky.social`}`,
};

/**
 * The address of an account from its name, as people write it: `@saltyard`, on Mastodon `@saltyard@mastodon.social`.
 *
 * @returns null for what is no name on this network
 */
export function addressOfHandle(social: Social, typed: string): string | null {
  const text = typed.trim();
  if (social === 'mastodon') return addressOnServer(text);
  const [, name] = HANDLE.exec(text) ?? [];
  // Without the sign, a text with a dot is an address: `instagram.com`.
  if (!name || (!text.startsWith('@') && name.includes('.'))) return null;
  return ADDRESSES[social]?.(name) ?? null;
}

function addressOnServer(text: string): string | null {
  const [, name, server] = HANDLE_ON_SERVER.exec(text) ?? [];
  return name && server ? `https://${server}/@${name}` : null;
}
