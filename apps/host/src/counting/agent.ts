import { UNKNOWN, type Device, type InApp } from '@countin/domain/numbers';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Kind of client: a person's browser, a messenger that draws a preview of a link, or another program. */
export type AgentKind = 'person' | 'preview' | 'bot';

/** Facts from a User-Agent. */
export interface Agent {
  readonly kind: AgentKind;
  readonly device: Device;
  readonly app: InApp;
}

/** Messengers and networks that fetch a link to show it, in place of a fan who opens it. */
const PREVIEW =
  /facebookexternalhit|facebot|meta-externalagent|twitterbot|whatsapp|telegrambot|slackbot|slack-imgproxy|discordbot|linkedinbot|skypeuripreview|microsoftpreview|viber|line-poker|kakaotalk-scrap|redditbot|pinterestbot|pinterest\/0|mastodon|bluesky|cardyb|iframely|embedly|snap url preview|vkshare|google-pagerenderer|bitlybot|signal-link|matrix|synapse|zoombot|cortexlink/i;

/** Apps with a browser of their own, by what it says; the first counts. */
const IN_APP: readonly (readonly [RegExp, InApp])[] = [
  [/Barcelona/, 'threads'],
  [/Instagram/, 'instagram'],
  [/MessengerForiOS|MessengerLite|FB_IAB\/MESSENGER|FB_IAB\/Orca/i, 'messenger'],
  [/FBAN|FBAV|FB_IAB/, 'facebook'],
  [/musical_ly|BytedanceWebview|TikTok|trill_/i, 'tiktok'],
  [/Snapchat/, 'snapchat'],
  [/Twitter/, 'x'],
  [/Pinterest/, 'pinterest'],
  [/LinkedInApp/, 'linkedin'],
  [/Reddit/, 'reddit'],
  [/YouTube/, 'youtube'],
  [/\bLine\//, 'line'],
  [/MicroMessenger/, 'wechat'],
  [/KAKAOTALK/, 'kakaotalk'],
  [/Telegram/, 'telegram'],
  [/\bGSA\//, 'google'],
  [/; wv\)/, 'other-app'],
];

const DEVICES: readonly (readonly [RegExp, Device])[] = [
  [/smart-?tv|appletv|googletv|hbbtv|\bAFT[A-Z]|bravia|webos.*tv|tizen.*tv|crkey/i, 'tv'],
  [/iPad|Tablet|PlayBook|Silk\/(?!.*Mobile)|Android(?!.*Mobile)/i, 'tablet'],
  [/iPhone|iPod|Android|Mobi/i, 'phone'],
  [/Windows|Macintosh|CrOS|Linux|X11/i, 'computer'],
];

/** Longer ones are no browser's. */
const LONGEST = 600;
/** User-Agents that are remembered: a page is asked for by few different ones. */
const KEPT = 5000;
const known = new LRUCache<string, Agent>({ max: KEPT, memoMethod: agentOf });

/** Reads a User-Agent. The text itself is kept in memory only, and nowhere with what it did. */
export function readAgent(userAgent: string | undefined): Agent {
  return known.memo((userAgent ?? '').slice(0, LONGEST));
}

function agentOf(text: string): Agent {
  return {
    kind: PREVIEW.test(text) ? 'preview' : text === '' || isbot(text) ? 'bot' : 'person',
    device: DEVICES.find(([pattern]) => pattern.test(text))?.[1] ?? UNKNOWN,
    app: IN_APP.find(([pattern]) => pattern.test(text))?.[1] ?? 'browser',
  };
}
