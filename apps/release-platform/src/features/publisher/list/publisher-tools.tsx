import { SearchTools } from '@countin/screen-kit/list';
import { SelectField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { SavedViews } from '../../../shell/saved-views/saved-views.tsx';
import { KINDS, STATES, VIEW_PARAMETERS, type PublisherFilters } from './use-publisher.ts';
import styles from '../publisher.module.css';

interface PublisherToolsProps {
  readonly filters: PublisherFilters;
  readonly profiles: ReadonlyMap<string, string>;
}

/** Search and filters of the pages. */
export function PublisherTools({ filters, profiles }: PublisherToolsProps) {
  const { t } = useTranslation('publisher');
  const { filter, setFilter } = filters;
  return (
    <>
      <SearchTools
        search={{
          label: t('search'),
          placeholder: t('searchPlaceholder'),
          text: filters.text,
          onChange: filters.setText,
        }}
        filter={{
          label: t('stateFilter'),
          value: filter.state,
          options: STATES.map((value) => ({ value, label: value === 'all' ? t('all') : t(`state.${value}`) })),
          onChange: (state) => setFilter({ state }),
        }}
      />
      <div className={styles.filters} role="group" aria-label={t('filters')}>
        <SelectField
          label={t('kindFilter')}
          value={filter.kind}
          onChange={({ target }) => setFilter({ kind: KINDS.find((kind) => kind === target.value) ?? 'all' })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kind === 'all' ? t('all') : t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('profileFilter')}
          value={filter.profile}
          onChange={({ target }) => setFilter({ profile: target.value })}
        >
          <option value="all">{t('all')}</option>
          {[...profiles].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {filter.profile !== 'all' && !profiles.has(filter.profile) && <option value={filter.profile}>…</option>}
        </SelectField>
        <SavedViews screen="publisher" parameters={VIEW_PARAMETERS} />
      </div>
    </>
  );
}
