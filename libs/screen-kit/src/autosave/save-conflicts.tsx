import { Button } from '@countin/ui';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './save-conflicts.module.css';

/** A field that was changed here and elsewhere. */
export interface ConflictView {
  readonly key: string;
  readonly name: string;
  /** Both values, as a person reads them. */
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

interface SaveConflictsProps {
  readonly conflicts: readonly ConflictView[];
  readonly onResolve: (key: string, whose: 'mine' | 'theirs') => void;
  /** For what leads here, such as the save status. */
  readonly ref?: Ref<HTMLElement>;
}

/** Both versions of each field that was changed here and elsewhere, to choose from. Nothing without conflicts. */
export function SaveConflicts({ conflicts, onResolve, ref }: SaveConflictsProps) {
  const { t } = useTranslation('autosave');
  const id = useId();
  if (conflicts.length === 0) return null;
  return (
    <section className={styles.conflicts} aria-labelledby={id} tabIndex={-1} ref={ref}>
      <h2 id={id}>{t('conflict.title')}</h2>
      <p>{t('conflict.text')}</p>
      {conflicts.map(({ key, name, mine, theirs }) => (
        <div key={key} role="group" aria-label={name} className={styles.conflict}>
          <h3>{name}</h3>
          <div className={styles.versions}>
            <Version
              title={t('conflict.mine')}
              value={mine}
              choice={t('conflict.keepMine')}
              says={t('conflict.keepMineOf', { field: name })}
              onChoose={() => onResolve(key, 'mine')}
            />
            <Version
              title={t('conflict.theirs')}
              value={theirs}
              choice={t('conflict.takeTheirs')}
              says={t('conflict.takeTheirsOf', { field: name })}
              onChoose={() => onResolve(key, 'theirs')}
            />
          </div>
        </div>
      ))}
    </section>
  );
}

interface VersionProps {
  readonly title: string;
  readonly value: ReactNode;
  readonly choice: string;
  readonly says: string;
  readonly onChoose: () => void;
}

function Version({ title, value, choice, says, onChoose }: VersionProps) {
  const { t } = useTranslation('autosave');
  return (
    <div className={styles.version}>
      <h4>{title}</h4>
      <div className={styles.value} dir="auto">
        {value ?? <em>{t('conflict.empty')}</em>}
      </div>
      <Button size="small" aria-label={says} onClick={onChoose}>
        {choice}
      </Button>
    </div>
  );
}
