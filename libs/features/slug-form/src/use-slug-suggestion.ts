import { useLocale } from '@countin/i18n/react';
import { latinSlug, suggestSlug } from '@countin/slug';
import { useEffect, useState } from 'react';
import { hasOtherScript, romanise } from './romanise.ts';

interface UseSlugSuggestion {
  /** A name or a title. */
  readonly text: string;
  /** Prefix of a slug for a text without usable letters: `release` gives `release-4k9x2m`. */
  readonly stem: string;
  readonly errorCodeOf: (slug: string) => string | null;
}

/** Letters that are not taken for one another; no vowels, so that no words come of them. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';
const LENGTH = 6;
const LATIN = /\p{Script=Latin}/u;

/**
 * A slug to offer for a text of any script. It comes from its Latin words, or its sound, or is random. Empty while there is
 * no text.
 */
export function useSlugSuggestion({ text, stem, errorCodeOf }: UseSlugSuggestion): string {
  const language = useLocale();
  const [ending] = useState(randomEnding);
  const [spoken, setSpoken] = useState({ text: '', latin: '' });
  const foreign = hasOtherScript(text);
  useEffect(() => {
    if (!foreign) return undefined;
    let current = true;
    // Without what knows the script, the meaningless slug stays.
    romanise(text, language).then(
      (latin) => current && setSpoken({ text, latin }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [text, foreign, language]);

  if (text.trim() === '') return '';
  const own = [suggestSlug(text), latinSlug(text)];
  const sound = foreign && spoken.text === text ? latinSlug(spoken.latin) : '';
  // Digits in a name of another script are no words.
  const offers = !foreign || LATIN.test(text) ? [...own, sound] : [sound];
  const valid = offers.find((slug) => slug !== '' && errorCodeOf(slug) === null);
  // A short Latin name is the person's own, and the rule that it breaks is said.
  return valid ?? ((foreign ? '' : own[0]) || `${stem}-${ending}`);
}

function randomEnding(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (value) => LETTERS[value % LETTERS.length]).join(
    '',
  );
}
