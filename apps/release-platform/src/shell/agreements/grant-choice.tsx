import { GRANTS, withImplied, type Grant } from '@countin/domain/agreements';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './agreements.module.css';

interface GrantChoiceProps {
  readonly grants: readonly Grant[];
  readonly onChange: (grants: Grant[]) => void;
}

/** Grants of a label, as check boxes. Editing includes seeing, so the latter cannot be taken from it. */
export function GrantChoice({ grants, onChange }: GrantChoiceProps) {
  const { t } = useTranslation('agreements');
  const id = useId();
  const chosen = withImplied(grants);
  return (
    <fieldset className={styles.group}>
      <legend>{t('grants.title')}</legend>
      {GRANTS.map((grant) => (
        <label key={grant} className={styles.option}>
          <input
            type="checkbox"
            checked={chosen.includes(grant)}
            disabled={grant === 'releases.see' && chosen.includes('releases.edit')}
            aria-describedby={`${id}-${grant}`}
            onChange={({ target }) =>
              onChange(withImplied(target.checked ? [...chosen, grant] : chosen.filter((each) => each !== grant)))
            }
          />
          <span className={styles.words}>
            <span>{t(`grants.${grant}`)}</span>
            <span id={`${id}-${grant}`} className={styles.about} aria-hidden>
              {t(`about.${grant}`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
