/** Length of what a campaign calls a fan. Longer names are left out, as each letter of a text message costs. */
export const LONGEST_NAME = 40;
/** Where a message has the fan’s name. */
export const NAME_PLACE = '{{name}}';
/** The same as people type it. */
const PLACES = /\{\{\s*name\s*\}\}/gi;

/** Controls, marks that reorder text, and letters that show nothing. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u115f\u1160\u3164]+/gu;
/** Scripts whose names begin with the family, or whose given names have several words. */
const WHOLE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}]/u;
/** These begin a name of several words. */
const PARTICLES = /^(?:abd|abdul|abu|al|bin|bint|da|de|del|di|do|el|ibn|la|le|umm|van|von)$/i;
/** Markup, placeholders and addresses are no names. Mail programs would link to an address. */
const NO_NAME = /[<>{}[\]@/\\]|:\/|^www\.|[^\s.]\.\p{L}{2,}$/iu;

/**
 * What a message calls a fan who gave a name: the given name, where it can be told. Empty where there is none, or where
 * it is none that a message can say.
 */
export function calledName(name: string): string {
  const [family = '', given] = name.replace(UNSEEN, ' ').split(',');
  const whole = (given?.trim() ? given : family).replace(/\s+/gu, ' ').trim();
  const called = WHOLE.test(whole) ? whole : firstName(whole);
  const isName = called.length <= LONGEST_NAME && /\p{L}/u.test(called) && !NO_NAME.test(called);
  return isName ? called : '';
}

function firstName(whole: string): string {
  const words = whole.split(' ');
  // Titles and initials end with a full stop.
  const first = words.find((word) => !word.endsWith('.')) ?? whole;
  return PARTICLES.test(first) ? whole : first;
}

/** Whether a text has a place for the name. */
export function hasNamePlace(text: string): boolean {
  return text.search(PLACES) !== -1;
}

/** A text with the name in its places. */
export function withName(text: string, name: string): string {
  return text.replace(PLACES, () => name);
}

/** The texts before, between and after the places of the name. */
export function aroundName(text: string): readonly string[] {
  return text.split(PLACES);
}
