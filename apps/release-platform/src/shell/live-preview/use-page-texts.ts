import { LANGUAGES, type Language } from '@countin/domain/locale';
import type { Translator } from '@countin/i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Namespaces of public pages. */
const NAMESPACES = ['common', 'release', 'signup', 'errors', 'artist', 'home', 'receipt'] as const;

/** A page's own texts, by the same keys that the server uses, in any of its languages. */
export function usePageTexts() {
  const page = useTranslation([...NAMESPACES]);
  const own = LANGUAGES.find((language) => language === page.i18n.language) ?? 'en';
  const [chosen, setChosen] = useState<Language>(own);
  const [loaded, setLoaded] = useState<Language>(own);
  useEffect(() => {
    let current = true;
    void page.i18n.loadLanguages(chosen).then(() => {
      if (current) setLoaded(chosen);
    });
    return () => {
      current = false;
    };
  }, [page.i18n, chosen]);
  const t: Translator = page.i18n.getFixedT(loaded, [...NAMESPACES]);
  return { t, language: loaded, chosen, choose: setChosen };
}
