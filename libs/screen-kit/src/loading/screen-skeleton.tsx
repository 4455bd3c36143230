import { Skeleton } from '@countin/ui';
import styles from './screen-skeleton.module.css';

/** Skeleton of a whole screen. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen} aria-busy>
      <div data-skeleton-title className={styles.title}>
        <Skeleton width="min(380px, 80%)" height={42} />
        <Skeleton width="min(260px, 60%)" height={18} />
      </div>
      <Skeleton height={290} radius={18} />
    </div>
  );
}
