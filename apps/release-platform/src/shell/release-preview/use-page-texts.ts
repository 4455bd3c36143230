import { LANGUAGES, type Language } from '@countin/domain/locale';
import { PAGE_NAMESPACES } from '@countin/public-pages/preview';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The page's own texts, by the same keys that the server uses, in the language that is wanted or chosen. */
export function usePageTexts(wanted: Language | undefined) {
  const [chosen, setLanguage] = useState<Language>();
  const shown = wanted ?? chosen;
  const page = useTranslation(PAGE_NAMESPACES, { lng: shown });
  const language = LANGUAGES.find((known) => known === (shown ?? page.i18n.language)) ?? 'en';
  return { page, language, setLanguage };
}
