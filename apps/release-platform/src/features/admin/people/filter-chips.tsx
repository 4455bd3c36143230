import { useTranslation } from 'react-i18next';
import { FILTER_CHOICES, isChosen, withChoice, type PeopleFilter } from './people-filter.ts';
import styles from './filter-chips.module.css';

/** Narrows a search to people in a state. */
export function FilterChips({ filter, onChange }: { filter: PeopleFilter; onChange: (filter: PeopleFilter) => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.chips} role="group" aria-label={t('filters.label')}>
      {FILTER_CHOICES.map((choice) => (
        <button
          key={choice.id}
          type="button"
          className={styles.chip}
          aria-pressed={isChosen(filter, choice)}
          onClick={() => onChange(withChoice(filter, choice))}
        >
          {t(`filters.${choice.id}`)}
        </button>
      ))}
    </div>
  );
}
