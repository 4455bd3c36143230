import { LIMITS } from '@countin/domain/fields';
import { GENRES, genreOf } from '@countin/domain/release-metadata';
import { genreName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, SelectField } from '@countin/ui';
import { X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './genres-field.module.css';

interface GenresFieldProps {
  /** Genres of the list by their ids, and words from before the list. */
  readonly value: readonly string[];
  readonly onChange: (genres: string[]) => void;
}

/** Genres of a profile, from the list that stores use. Words from before the list stay until they are removed. */
export function GenresField({ value, onChange }: GenresFieldProps) {
  const { t } = useTranslation(['slug-form', 'genres']);
  const locale = useLocale();
  const select = useRef<HTMLSelectElement>(null);
  const choices = useMemo(() => {
    const chosen = new Set(value.map(genreOf));
    return GENRES.filter((genre) => !chosen.has(genre))
      .map((genre) => ({ genre, name: t(`genres:${genre}`) }))
      .sort((one, other) => one.name.localeCompare(other.name, locale));
  }, [value, t, locale]);
  const isFull = value.length >= LIMITS.genres;
  const remove = (genre: string) => {
    onChange(value.filter((each) => each !== genre));
    // Its button is gone.
    select.current?.focus();
  };
  return (
    <div className={styles.genres}>
      <SelectField
        ref={select}
        label={t('genres.label')}
        name="genres"
        hint={t(isFull ? 'genres.full' : 'genres.hint')}
        value=""
        onChange={({ target }) => {
          if (target.value !== '' && !isFull) onChange([...value, target.value]);
        }}
      >
        <option value="">{t('genres.add')}</option>
        {!isFull &&
          choices.map(({ genre, name }) => (
            <option key={genre} value={genre}>
              {name}
            </option>
          ))}
      </SelectField>
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={t('genres.chosen')}>
          {value.map((genre) => {
            const name = genreName(t, genre);
            return (
              <li key={genre}>
                <Button
                  size="small"
                  icon={<X aria-hidden />}
                  aria-label={t('genres.remove', { name })}
                  onClick={() => remove(genre)}
                >
                  <bdi>{name}</bdi>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
