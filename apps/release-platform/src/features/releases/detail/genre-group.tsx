import { GENRES } from '@countin/domain/release-metadata';
import type { Genre } from '@countin/domain/release';
import { useLocale } from '@countin/i18n/react';
import { SelectField } from '@countin/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';
import { DetailGroup } from './detail-group.tsx';

/** Main and secondary genre from the list that stores use. */
export function GenreGroup({ copy: { content, change } }: { readonly copy: Pick<WorkingCopy, 'content' | 'change'> }) {
  const { t } = useTranslation(['release-detail', 'genres']);
  const locale = useLocale();
  const genres = useMemo(
    () =>
      GENRES.map((genre) => ({ genre, name: t(`genres:${genre}`) })).sort((one, other) =>
        one.name.localeCompare(other.name, locale),
      ),
    [t, locale],
  );
  const nameOf = (genre: Genre | null) => genre && t(`genres:${genre}`);
  return (
    <DetailGroup title={t('groups.genre')} values={[nameOf(content.genre), nameOf(content.secondaryGenre)]}>
      {(['genre', 'secondaryGenre'] as const).map((field) => (
        <SelectField
          key={field}
          label={t(field)}
          value={content[field] ?? ''}
          onChange={({ target }) =>
            change({ [field]: genres.find(({ genre }) => genre === target.value)?.genre ?? null })
          }
        >
          <option value="">{t('none')}</option>
          {genres.map(({ genre, name }) => (
            <option key={genre} value={genre}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </DetailGroup>
  );
}
