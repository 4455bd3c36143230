import { nameKey } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import type { Genre } from '@countin/domain/release';
import { GENRES } from '@countin/domain/release-metadata';
import { createTranslator } from '@countin/i18n';

let names: ReadonlyMap<string, Genre> | undefined;

/** Genres by their names in every language, as `nameKey` writes them. */
export function genreNames(): ReadonlyMap<string, Genre> {
  names ??= new Map(
    LANGUAGES.flatMap((language) => {
      const t = createTranslator(language);
      return GENRES.map((genre) => [nameKey(t(`genres:${genre}`)), genre] as const);
    }),
  );
  return names;
}
