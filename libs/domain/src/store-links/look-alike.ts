import { shownLabel } from './host-name.ts';

/** Coined service names: no unrelated host name contains one, so any label with one is an imitation. */
const COINED = [
  'spotify',
  'applemusic',
  'musicapple',
  'youtube',
  'deezer',
  'amazonmusic',
  'musicamazon',
  'soundcloud',
  'qobuz',
  'audiomack',
  'beatport',
] as const;

/** Service names that are also words: `tidalwaveband.com` is an unrelated site, `tidal-music.com` is an imitation. */
const WORDS = ['tidal', 'pandora', 'bandcamp', 'itunes'] as const;

/** Affixes that imitations add to a name, longest first so that `official` matches before `a`. */
const TRIMMINGS =
  /official|listen|stream|artist|release|tracks?|albums?|music|songs?|store|login|account|secure|presave|links?|open|play|web|www|app|get|com|net|my|go|on|fm/g;

/** Character sequences that look alike: `rn` as `m`, a digit as a letter. */
const TWINS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1l]/g, 'i'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/5/g, 's'],
  [/4/g, 'a'],
  [/8/g, 'b'],
];

/** Homoglyphs: Cyrillic, Greek and other letters that look like a Latin one. */
const FOREIGN: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  ɑ: 'a',
  в: 'b',
  ь: 'b',
  ƅ: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  ɗ: 'd',
  đ: 'd',
  е: 'e',
  ё: 'e',
  є: 'e',
  ε: 'e',
  ғ: 'f',
  ƒ: 'f',
  ɡ: 'g',
  ց: 'g',
  һ: 'h',
  հ: 'h',
  ɩ: 'i',
  ι: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ӏ: 'i',
  і: 'i',
  ı: 'i',
  ł: 'i',
  м: 'm',
  п: 'n',
  ո: 'n',
  η: 'n',
  ø: 'o',
  о: 'o',
  ο: 'o',
  օ: 'o',
  σ: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  գ: 'q',
  г: 'r',
  ѕ: 's',
  ꜱ: 's',
  т: 't',
  τ: 't',
  ŧ: 't',
  υ: 'u',
  ս: 'u',
  ν: 'v',
  ѵ: 'v',
  ѡ: 'w',
  ԝ: 'w',
  ω: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  ү: 'y',
  ʏ: 'y',
  ʐ: 'z',
  ᴢ: 'z',
};

const LATIN = /\p{Script=Latin}/u;
const TWIN_SCRIPTS = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Minimum length of a name for the typo check. Shorter names have legitimate neighbours: `geezer` is a band. */
const TYPO_LENGTH = 7;

/**
 * Whether a host name imitates a streaming service.
 *
 * @param host as `URL.hostname` gives it: lower case, international names as punycode
 * @param knownHosts hosts of the services; the caller must have checked that `host` is none of them
 */
export function looksLikeService(host: string, knownHosts: readonly string[]): boolean {
  if (knownHosts.some((known) => `.${host}`.includes(`.${known}.`))) return true;
  return host.split('.').some(imitates);
}

function imitates(label: string): boolean {
  const shown = shownLabel(label);
  if (shown === null) return true;
  // A label that mixes Latin with look-alike scripts is treated as deceptive.
  if (LATIN.test(shown) && TWIN_SCRIPTS.test(shown)) return true;
  const latin = toLatin(shown);
  const bare = latin.replace(TRIMMINGS, '');
  const whole = [latin, skeleton(latin)].map(lettersOf);
  const core = [...whole, ...[bare, skeleton(bare)].map(lettersOf)];
  return (
    COINED.some((brand) => whole.some((name) => name.includes(brand) || name.includes(skeleton(brand)))) ||
    WORDS.some((brand) => core.some((name) => name === brand || name === skeleton(brand))) ||
    COINED.some((brand) => brand.length >= TYPO_LENGTH && core.some((name) => oneSlipApart(name, brand)))
  );
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/g, '');
}

function toLatin(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return [...plain].map((letter) => FOREIGN[letter] ?? letter).join('');
}

function skeleton(text: string): string {
  return TWINS.reduce((name, [from, to]) => name.replace(from, to), text);
}

/** Whether two texts differ by one insertion, deletion, substitution, or swap of adjacent characters. */
function oneSlipApart(text: string, name: string): boolean {
  if (Math.abs(text.length - name.length) > 1) return false;
  let start = 0;
  while (start < name.length && text[start] === name[start]) start += 1;
  const rest = text.slice(start);
  const nameRest = name.slice(start);
  if (rest.slice(1) === nameRest || rest === nameRest.slice(1) || rest.slice(1) === nameRest.slice(1)) return true;
  return rest[0] === nameRest[1] && rest[1] === nameRest[0] && rest.slice(2) === nameRest.slice(2);
}
