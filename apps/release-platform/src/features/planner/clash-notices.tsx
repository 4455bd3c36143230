import type { Clash } from '@countin/domain/planner';
import { Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { PlannedRelease } from './use-plan.ts';
import styles from './planner.module.css';

interface ClashNoticesProps {
  readonly clashes: readonly Clash[];
  readonly releases: readonly PlannedRelease[];
}

/** Releases that come out close to each other. */
export function ClashNotices({ clashes, releases }: ClashNoticesProps) {
  const { t } = useTranslation('planner');
  if (clashes.length === 0) return null;
  const titleOf = (id: string) => releases.find(({ facts }) => facts.id === id)?.facts.title ?? '';
  return (
    <div className={styles.clashes}>
      {clashes.map(({ first, second, days }) => (
        <Notice
          key={`${first} ${second}`}
          announced={false}
          title={t(days === 0 ? 'clash.same' : 'clash.close', { first: titleOf(first), second: titleOf(second) })}
        />
      ))}
    </div>
  );
}
