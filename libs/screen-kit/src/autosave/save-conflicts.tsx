import { Button } from '@countin/ui';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './save-conflicts.module.css';

/** Conflicting field, changed here and elsewhere. */
export interface ConflictView {
  readonly key: string;
  readonly name: string;
  /** Both values, formatted for display. */
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

interface SaveConflictsProps {
  readonly conflicts: readonly ConflictView[];
  readonly onResolve: (key: string, whose: 'mine' | 'theirs') => void;
  /** Scroll target of links to the conflicts, such as in the save status. */
  readonly ref?: Ref<HTMLElement>;
}

/** Lets the user choose a version of each conflicting field. Renders nothing without conflicts. */
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
