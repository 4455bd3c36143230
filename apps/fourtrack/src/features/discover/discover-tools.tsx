import { useDataAccess } from '@countin/data/access';
import { shelfGenresOptions } from '@countin/data/discovery';
import { GENRES } from '@countin/domain/release-metadata';
import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import { DISCOVERY_SHELVES } from '@countin/domain/discovery';
import { formatDate, formatNumber, languageName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { SEARCH_DEBOUNCE_MS } from '@countin/screen-kit/hooks';
import type { ListFilters } from '@countin/screen-kit/list';
import { SegmentedControl, SelectField, TextField } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenList } from './hidden-list.tsx';
import type { HiddenArtists } from './use-hidden-artists.ts';
import { fridayOf, weeksOf, type DiscoverFilter } from './discovery-query.ts';
import styles from './discover.module.css';

interface DiscoverToolsProps {
  readonly filters: ListFilters<DiscoverFilter>;
  readonly hidden: HiddenArtists;
}

interface FieldsProps {
  readonly filters: ListFilters<DiscoverFilter>;
}

/** The search, and what the shelf is narrowed to. A search is over everything, so the filters make room for it. */
export function DiscoverTools({ filters, hidden }: DiscoverToolsProps) {
  const { t } = useTranslation('discover');
  const { text, filter, setText, setFilter } = filters;
  // Folded unless the address that was opened has one: on a phone they would fill the first view.
  const [isNarrowed] = useState(() => isFiltered(filter));
  const [isOpen, setOpen] = useState(isNarrowed);
  return (
    <div className={styles.tools} role="search">
      <TextField
        type="search"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={text}
        maxLength={LIMITS.searchText}
        enterKeyHint="search"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText('')}
      />
      {text === '' && (
        <SegmentedControl
          label={t('shelf.label')}
          hideLabel
          value={filter.shelf}
          // A week of one shelf is none of another.
          onChange={(shelf) => setFilter({ shelf, week: '' })}
          options={DISCOVERY_SHELVES.map((value) => ({ value, label: t(`shelf.${value}`) }))}
        />
      )}
      <div className={styles.folded}>
        {text === '' && (
          <details open={isNarrowed || undefined} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{t('filters')}</summary>
            <div className={styles.filters}>
              <GenreField filters={filters} isOpen={isOpen} />
              <LanguageField filters={filters} />
              {filter.shelf !== 'medleys' && <WeekField filters={filters} />}
              <TownField filters={filters} />
            </div>
          </details>
        )}
        <Ranking />
        <HiddenList hidden={hidden} />
      </div>
    </div>
  );
}

function isFiltered({ genre, language, week, place }: DiscoverFilter): boolean {
  return [genre, language, week, place].some((value) => value !== '');
}

/** The genres that the shelf has. Their numbers are of the whole shelf, so other filters hide them. */
function GenreField({ filters: { filter, setFilter }, isOpen }: FieldsProps & { readonly isOpen: boolean }) {
  const { t } = useTranslation(['discover', 'genres']);
  const locale = useLocale();
  const { data, isError } = useQuery({ ...shelfGenresOptions(useDataAccess(), filter.shelf), enabled: isOpen });
  const isWhole = !isFiltered({ ...filter, genre: '' });
  const genres = useMemo(() => {
    // Without counts, all of them are offered.
    const counts = new Map(Object.entries(data ?? {}));
    return GENRES.filter((genre) => isError || counts.has(genre) || genre === filter.genre)
      .map((genre) => ({ genre, name: t(`genres:${genre}`), count: isWhole ? counts.get(genre) : undefined }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
  }, [data, isError, isWhole, filter.genre, t, locale]);
  return (
    <SelectField label={t('genre')} value={filter.genre} onChange={({ target }) => setFilter({ genre: target.value })}>
      <option value="">{t('anyGenre')}</option>
      {genres.map(({ genre, name, count }) => (
        <option key={genre} value={genre}>
          {count === undefined ? name : `${name} (${formatNumber(locale, count)})`}
        </option>
      ))}
    </SelectField>
  );
}

function LanguageField({ filters: { filter, setFilter } }: FieldsProps) {
  const { t } = useTranslation('discover');
  return (
    <SelectField
      label={t('language')}
      value={filter.language}
      onChange={({ target }) => setFilter({ language: target.value })}
    >
      <option value="">{t('anyLanguage')}</option>
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </SelectField>
  );
}

function WeekField({ filters: { filter, setFilter } }: FieldsProps) {
  const { t } = useTranslation('discover');
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const weeks = weeksOf(filter.shelf, now);
  // An address may have an older one.
  const other = filter.week !== '' && !weeks.some(({ week }) => week === filter.week);
  const all = other ? [...weeks, { week: filter.week, friday: fridayOf(Number(filter.week)) }] : weeks;
  return (
    <SelectField label={t('week')} value={filter.week} onChange={({ target }) => setFilter({ week: target.value })}>
      <option value="">{t('anyWeek')}</option>
      {all.map(({ week, friday }) => (
        <option key={week} value={week}>
          {t('weekOf', { date: formatDate(locale, friday, 'UTC', now) })}
        </option>
      ))}
    </SelectField>
  );
}

/** Town or country, as artists write it. Applied after a pause in typing. */
function TownField({ filters: { filter, setFilter } }: FieldsProps) {
  const { t } = useTranslation('discover');
  // An own write arrives late, when the user may have typed more. Other changes of the address replace the text.
  const [typed, setTyped] = useState({ place: filter.place, text: filter.place });
  const isOwn = typed.place === filter.place || typed.text.trim() === filter.place;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      label={t('town')}
      placeholder={t('townPlaceholder')}
      value={isOwn ? typed.text : filter.place}
      maxLength={LIMITS.profileName}
      onChange={({ target: { value } }) => {
        setTyped({ place: filter.place, text: value });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setFilter({ place: value.trim() }), 2 * SEARCH_DEBOUNCE_MS);
      }}
    />
  );
}

/** What decides the order. */
function Ranking() {
  const { t } = useTranslation('discover');
  return (
    <details>
      <summary>{t('ranking.title')}</summary>
      <ul>
        <li>{t('ranking.artists')}</li>
        <li>{t('ranking.draw')}</li>
        <li>{t('ranking.search')}</li>
      </ul>
    </details>
  );
}
