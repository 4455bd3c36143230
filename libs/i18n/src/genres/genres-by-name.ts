import { nameKey } from '@countin/domain/fields';
import type { Genre } from '@countin/domain/release';
import { GENRES } from '@countin/domain/release-metadata';
import ar from '../../locales/ar/genres.json' with { type: 'json' };
import de from '../../locales/de/genres.json' with { type: 'json' };
import en from '../../locales/en/genres.json' with { type: 'json' };
import es from '../../locales/es/genres.json' with { type: 'json' };
import fr from '../../locales/fr/genres.json' with { type: 'json' };
import hi from '../../locales/hi/genres.json' with { type: 'json' };
import ja from '../../locales/ja/genres.json' with { type: 'json' };
import ko from '../../locales/ko/genres.json' with { type: 'json' };
import ptBR from '../../locales/pt-BR/genres.json' with { type: 'json' };
import zhCN from '../../locales/zh-CN/genres.json' with { type: 'json' };

let names: ReadonlyMap<string, Genre> | undefined;

/**
 * Genres by their names in every language, as `nameKey` writes them. Files of releases are read with it, in browsers and on
 * the server alike.
 */
export function genresByName(): ReadonlyMap<string, Genre> {
  names ??= new Map(
    [ar, de, en, es, fr, hi, ja, ko, ptBR, zhCN].flatMap((texts: Readonly<Record<Genre, string>>) =>
      GENRES.map((genre) => [nameKey(texts[genre]), genre] as const),
    ),
  );
  return names;
}
