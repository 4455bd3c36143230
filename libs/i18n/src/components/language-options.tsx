import { LANGUAGES } from '@countin/domain/locale';
import { languageName } from '../format/format.ts';

/** The product's languages as options of a `<select>`, each by its own name. */
export function LanguageOptions() {
  return LANGUAGES.map((language) => (
    <option key={language} value={language} lang={language}>
      {languageName(language)}
    </option>
  ));
}
