import * as v from 'valibot';
import { parseUrl } from '@countin/slug';
import { completeWebAddress } from '../fields/web-address.ts';
import type { ErrorCode } from '../errors/error-code.ts';

/** Video services that a page can show in a frame. */
const VIDEO_PROVIDERS = ['youtube', 'vimeo', 'dailymotion', 'bilibili'] as const;
/** One of {@link VIDEO_PROVIDERS}. */
type VideoProvider = (typeof VIDEO_PROVIDERS)[number];

/** A video of a known service. An unlisted one of Vimeo has its key behind a slash. */
export const videoSchema = v.object({
  provider: v.picklist(VIDEO_PROVIDERS),
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{3,40}(\/[0-9a-f]{6,20})?$/, 'video/not-a-video')),
});
/** A video, parsed by {@link videoSchema}. */
export type Video = v.InferOutput<typeof videoSchema>;

interface VideoService {
  readonly name: string;
  readonly hosts: readonly string[];
  /** Patterns of the id in `host/path?query`; the first match counts. */
  readonly ids: readonly RegExp[];
  readonly page: (id: string) => string;
  /** Document for a frame that plays at once. */
  readonly player: (id: string) => string;
}

const vimeo = (id: string) => id.split('/') as [string, string?];

const SERVICES: Readonly<Record<VideoProvider, VideoService>> = {
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    ids: [/^youtu\.be\/([\w-]{11})/, /[?&]v=([\w-]{11})(?![\w-])/, /\/(?:shorts|live|embed|v)\/([\w-]{11})/],
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    // The host without cookies until something plays.
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1`,
  },
  vimeo: {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    ids: [/^vimeo\.com\/(?:[a-z]+\/)*(\d{5,12}\/[0-9a-f]{6,20})/, /\/(\d{5,12})(?:[/?#]|$)/],
    page: (id) => `https://vimeo.com/${id}`,
    player: (id) => {
      const [video, key] = vimeo(id);
      return `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}`;
    },
  },
  dailymotion: {
    name: 'Dailymotion',
    hosts: ['dailymotion.com', 'dai.ly'],
    ids: [/^dai\.ly\/([a-z0-9]{5,12})/i, /\/video\/([a-z0-9]{5,12})/i],
    page: (id) => `https://www.dailymotion.com/video/${id}`,
    player: (id) => `https://geo.dailymotion.com/player.html?video=${id}&autoplay=1`,
  },
  bilibili: {
    name: 'Bilibili',
    hosts: ['bilibili.com', 'm.bilibili.com'],
    ids: [/\/video\/(BV[A-Za-z0-9]{10})/],
    page: (id) => `https://www.bilibili.com/video/${id}`,
    player: (id) => `https://player.bilibili.com/player.html?bvid=${id}&autoplay=1`,
  },
};

/** A video that a web address names, or the code of what is wrong with it. */
export type ReadVideo =
  { readonly video: Video; readonly errorCode: null } | { readonly video: null; readonly errorCode: ErrorCode };

/** Reads the web address of a video as it is copied from a browser or a share button. */
export function readVideo(text: string): ReadVideo {
  const wrong = (errorCode: ErrorCode): ReadVideo => ({ video: null, errorCode });
  const url = webAddress(text.trim());
  if (!url) return wrong('link/not-a-web-address');
  const host = url.hostname.replace(/^www\./, '');
  const provider = VIDEO_PROVIDERS.find((each) => SERVICES[each].hosts.includes(host));
  if (!provider) return wrong('video/unknown-host');
  // Vimeo's own share links name the key of an unlisted video in the query.
  const key = provider === 'vimeo' ? /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0] : undefined;
  const address = host + url.pathname + url.search;
  const found = SERVICES[provider].ids.map((pattern) => pattern.exec(address)?.[1]).find((id) => id !== undefined);
  if (found === undefined) return wrong('video/not-a-video');
  return { video: { provider, id: key && !found.includes('/') ? `${found}/${key}` : found }, errorCode: null };
}

function webAddress(typed: string): URL | null {
  const url = parseUrl(completeWebAddress(typed));
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.hostname.includes('.') ? url : null;
}

/** Addresses of a video: its page, the document for a frame, and that document's origin. */
export function videoAddresses({ provider, id }: Video) {
  const service = SERVICES[provider];
  const player = service.player(id);
  return { name: service.name, page: service.page(id), player, origin: new URL(player).origin };
}
