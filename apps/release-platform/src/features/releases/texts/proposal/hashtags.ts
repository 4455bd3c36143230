const APOSTROPHE = /['’ʼ]/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Hashtags of names, each once. Words of scripts with capitals begin with one, so that screen readers find them. An apostrophe
 * begins none. Networks link no tags of digits alone.
 */
export function hashtags(names: readonly string[]): string[] {
  const tags = names.map((name) => (name.replace(APOSTROPHE, '').match(WORD) ?? []).map(capitalised).join(''));
  return [...new Set(tags.filter((tag) => /\p{L}/u.test(tag)))].map((tag) => `#${tag}`);
}

function capitalised(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}
