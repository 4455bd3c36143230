import type { Genre, ProductContent, RightsLine } from '@countin/domain/release';
import { aiText, formatList } from '@countin/i18n';
import type { TFunction } from 'i18next';

/** Fields whose value is one line of text. */
export type TextField = Exclude<
  keyof ProductContent,
  'kind' | 'cover' | 'coverImage' | 'releaseMoment' | 'tracks' | 'storeLinks' | 'appearance' | 'preferredServices'
>;

/** A field of a release as one line; empty if nothing is entered. */
export function metadataText(
  content: ProductContent,
  field: TextField,
  locale: string,
  t: TFunction<['common', 'release-detail', 'genres', 'credits']>,
): string {
  const genreText = (genre: Genre | null) => genre && t(`genres:${genre}`);
  const texts: Partial<Record<TextField, () => string | null>> = {
    explicit: () => t(content.explicit ? 'release-detail:yes' : 'release-detail:no'),
    ai: () => content.ai && aiText(t, locale, content.ai),
    genre: () => genreText(content.genre),
    secondaryGenre: () => genreText(content.secondaryGenre),
    artists: () =>
      formatList(
        locale,
        content.artists.map(({ name }) => name),
      ),
    pLine: () => lineText(content.pLine),
    cLine: () => lineText(content.cLine),
  };
  const value = content[field];
  return texts[field]?.() ?? (typeof value === 'string' ? value.trim() : '');
}

function lineText(line: RightsLine | null): string {
  return [line?.year ?? '', line?.owner ?? ''].join(' ').trim();
}
