import { foldedWords } from '../fields/folded-words.ts';
import { NEUTRAL, TRAILING, versionsIn, type Version } from './version-words.ts';

/** A title taken apart. */
export interface TitleParts {
  /** The title without versions and featured artists: folded words separated by spaces. */
  readonly base: string;
  readonly versions: readonly Version[];
  /** Featured artists as written. */
  readonly featured: readonly string[];
}

const BRACKETS = /[([{（［【「]([^()[\]{}（）［］【】「」]*)[)\]}）］】」]/gu;
const DASH = /\s[-–—]\s+([^-–—]+)$/u;
const FEATURED = /^\s*(?:feat(?:\.|uring)?|ft\.?|with)\s+(.+)$/iu;
/** Without brackets, `with` is a word of the title. */
const FEATURED_AT_END = /\s(?:feat(?:\.|uring)?|ft\.?)\s+(.+)$/iu;
const LIST = /\s*(?:,|&|\+|\band\b|\s[x×]\s)\s*/iu;
const WHOLE_TITLE_LIVE = /^live (?:at|in|from|on)\b/u;

/** Takes a title apart: `Low Sun (feat. Elin) - Live at Mar` is `low sun`, live, with Elin. */
export function titleParts(title: string): TitleParts {
  const versions = new Set<Version>();
  const featured: string[] = [];
  /** Keeps brackets that are part of the title. */
  const take = (whole: string, inside: string): string => {
    const guests = FEATURED.exec(inside)?.[1];
    if (guests) featured.push(...namesIn(guests));
    else if (!takeVersion(inside, versions)) return whole;
    return ' ';
  };

  let rest = title.normalize('NFKC').replace(BRACKETS, take);
  rest = rest.replace(FEATURED_AT_END, (_whole, guests: string) => {
    featured.push(...namesIn(guests));
    return '';
  });
  rest = rest.replace(DASH, take);
  let base = folded(rest);
  base = base.replace(TRAILING, (whole, words: string) => (takeVersion(words, versions) ? '' : whole));
  if (WHOLE_TITLE_LIVE.test(base)) versions.add('live');
  return { base, versions: [...versions].sort(), featured };
}

/** Words of a text without case, accents and punctuation, separated by spaces. */
export function folded(text: string): string {
  return foldedWords(text).join(' ');
}

/** Names in a list such as `Elin, Tomás & Ana`. */
export function namesIn(list: string): string[] {
  return list
    .split(LIST)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Whether a text only names versions, or says nothing; its versions are added. */
function takeVersion(text: string, versions: Set<Version>): boolean {
  const words = folded(text);
  if (NEUTRAL.test(words)) return true;
  // Folding removes the marks of Japanese letters: ライブ (live) would be ライフ (life).
  const found = versionsIn(`${words} ${text.toLowerCase()}`);
  for (const version of found) versions.add(version);
  return found.length > 0;
}
