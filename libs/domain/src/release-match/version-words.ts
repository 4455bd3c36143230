/** Words of titles for other recordings and editions. */
const VERSIONS = {
  // Another recording: the music differs.
  live: /\blive\b|\bunplugged\b|\ben (?:vivo|directo|concert)\b|\bao vivo\b|\bdal vivo\b|\bin concert\b|ライブ|ライヴ|라이브|现场|現場|حفله/u,
  karaoke: /\bkaraoke\b|\bbacking track\b|\bin the style of\b|カラオケ|노래방|伴奏|卡拉ok/u,
  cover: /\btributes?\b|\bcover(?:ed by| version)?\b|\b(?:as made famous|made popular|originally performed) by\b/u,
  instrumental: /\binstrumentals?\b|インストゥルメンタル/u,
  acoustic: /\bacoustic\b|\bacoustique\b|\bacustico\b|\bakustik\b|アコースティック|어쿠스틱/u,
  demo: /\bdemos?\b|\brough mix\b/u,
  remix: /\bre ?mix(?:es|ed)?\b|\brework(?:ed)?\b|\bbootleg\b|\b(?:club|vip|dub) mix\b|リミックス|리믹스/u,
  speed: /\bsped up\b|\bspeed up\b|\bslowed\b|\bnightcore\b|\b8d\b/u,
  rerecorded: /\bre ?record(?:ed|ing)\b|\b\w+s version\b|\bnew recording\b/u,
  // Another edition: the same music with other tracks, length or sound.
  remaster: /\bremaster(?:ed|ise|ised|ized|izado|izada|isé)?\b|リマスター|리마스터|重制版/u,
  deluxe:
    /\bdeluxe\b|\bexpanded\b|\banniversary\b|\b(?:special|collectors|bonus track|bonus|complete|platinum|gold) edition\b|\bbonus tracks?\b|デラックス|豪华版/u,
  edit: /\b(?:radio|single) (?:edit|mix|version)\b|\bradio\b|\bedit\b|\bshort version\b/u,
  extended: /\bextended\b|\b12 ?inch\b|\blong version\b/u,
  clean: /\bclean\b|\bcensored\b|\bedited\b/u,
  mono: /\bmono\b/u,
} as const;

/** One kind of version. */
export type Version = keyof typeof VERSIONS;

const NAMES = Object.keys(VERSIONS) as readonly Version[];
const EDITIONS: readonly Version[] = ['remaster', 'deluxe', 'edit', 'extended', 'clean', 'mono'];

/** Whether a version has the same recordings in another edition. */
export function isEdition(version: Version): boolean {
  return EDITIONS.includes(version);
}

/**
 * Versions that a text names.
 *
 * @param folded words without case and accents, separated by spaces
 */
export function versionsIn(folded: string): Version[] {
  return NAMES.filter((name) => VERSIONS[name].test(folded));
}

/** Words that say nothing: `Single`, `Original Mix`, `Explicit`. */
export const NEUTRAL =
  /^(?:(?:the )?(?:single|ep|album|lp|original(?: mix| version)?|explicit(?: version)?|stereo|main|album version))$/u;

/** Versions at the end of a title without brackets. Single words such as `live` may belong to the title (`Long Live`). */
export const TRAILING =
  /\s+((?:\d{4} )?remaster(?:ed)?(?: \d{4}| version)?|deluxe(?: edition| version)|karaoke(?: version)?|radio edit|live (?:version|session|sessions|at .+|in .+|from .+)|(?:acoustic|instrumental|demo|extended) (?:version|mix)|sped up(?: version)?)$/u;
