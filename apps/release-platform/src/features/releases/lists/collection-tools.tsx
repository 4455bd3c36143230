import { SearchTools } from '@countin/screen-kit/list';
import { SegmentedControl, SelectField } from '@countin/ui';
import { LayoutGrid, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SavedViews } from '../../../shell/saved-views/saved-views.tsx';
import type { FilterValues } from './collection-entries.ts';
import type { ShelfView } from './release-shelf.tsx';
import { KINDS, STATES, VIEW_PARAMETERS, type CollectionFilters } from './use-collection.ts';
import styles from './collection-tools.module.css';

interface CollectionToolsProps {
  readonly filters: CollectionFilters;
  readonly values: FilterValues;
  readonly view: ShelfView;
  readonly onView: (view: ShelfView) => void;
}

/** Search, filters and the choice between covers and rows. */
export function CollectionTools({ filters, values, view, onView }: CollectionToolsProps) {
  const { t } = useTranslation(['release-lists', 'releases', 'common']);
  const { filter, setFilter } = filters;
  const years = values.years.map((year) => [year, year] as const);
  return (
    <>
      <SearchTools
        search={{
          label: t('collection.search'),
          placeholder: t('collection.searchPlaceholder'),
          text: filters.text,
          onChange: filters.setText,
        }}
        filter={{
          label: t('collection.state'),
          value: filter.state,
          options: STATES.map((value) => ({
            value,
            label: value === 'all' ? t('collection.all') : t(`releases:state.${value}`),
          })),
          onChange: (state) => setFilter({ state }),
        }}
      >
        <SegmentedControl
          label={t('collection.view')}
          hideLabel
          value={view}
          onChange={onView}
          options={[
            { value: 'grid', label: t('collection.grid'), icon: <LayoutGrid aria-hidden /> },
            { value: 'list', label: t('collection.list'), icon: <List aria-hidden /> },
          ]}
        />
      </SearchTools>
      <div className={styles.filters} role="group" aria-label={t('collection.filters')}>
        <SelectField
          label={t('collection.kind')}
          value={filter.kind}
          onChange={({ target }) => setFilter({ kind: KINDS.find((kind) => kind === target.value) ?? 'all' })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kind === 'all' ? t('collection.all') : t(`common:kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <ValueFilter name="artist" value={filter.artist} values={values.artists} onChange={setFilter} />
        <ValueFilter name="year" value={filter.year} values={years} onChange={setFilter} />
        <ValueFilter name="label" value={filter.label} values={values.labels} onChange={setFilter} />
        <SavedViews screen="collection" parameters={VIEW_PARAMETERS} />
      </div>
    </>
  );
}

interface WhoseReleasesProps {
  readonly of: 'mine' | 'kept';
  readonly onChange: (of: 'mine' | 'kept') => void;
}

/** Choice between the user's own releases and those that the user keeps as a fan. */
export function WhoseReleases({ of, onChange }: WhoseReleasesProps) {
  const { t } = useTranslation('release-lists');
  return (
    <div className={styles.of}>
      <SegmentedControl
        label={t('collection.of')}
        hideLabel
        value={of}
        onChange={onChange}
        options={[
          { value: 'mine', label: t('collection.mine') },
          { value: 'kept', label: t('collection.kept') },
        ]}
      />
    </div>
  );
}

interface ValueFilterProps {
  readonly name: 'artist' | 'year' | 'label';
  readonly value: string;
  readonly values: Iterable<readonly [id: string, name: string]>;
  readonly onChange: (change: Partial<Readonly<Record<'artist' | 'year' | 'label', string>>>) => void;
}

/** Filter by values that occur. */
function ValueFilter({ name, value, values, onChange }: ValueFilterProps) {
  const { t } = useTranslation('release-lists');
  const options = [...values];
  return (
    <SelectField
      label={t(`collection.${name}`)}
      value={value}
      onChange={({ target }) => onChange({ [name]: target.value })}
    >
      <option value="all">{t('collection.all')}</option>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
      {value !== 'all' && !options.some(([id]) => id === value) && <option value={value}>…</option>}
    </SelectField>
  );
}
