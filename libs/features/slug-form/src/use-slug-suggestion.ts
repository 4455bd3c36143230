import { useLocale } from '@countin/i18n/react';
import { suggestSlug } from '@countin/slug';
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

/**
 * A slug to offer for a text of any script. It comes from its letters, or its sound, or is random. Empty while there is
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
  const own = suggestSlug(foreign ? (spoken.text === text ? spoken.latin : '') : text);
  // A short Latin name is the person's own, and the rule that it breaks is said.
  const usable = own !== '' && (!foreign || errorCodeOf(own) === null);
  return usable ? own : `${stem}-${ending}`;
}

function randomEnding(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (value) => LETTERS[value % LETTERS.length]).join(
    '',
  );
}
