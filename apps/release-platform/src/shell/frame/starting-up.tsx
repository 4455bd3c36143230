import { Wordmark } from '@countin/ui';
import styles from './starting-up.module.css';

/** Placeholder while the product starts; appears only when that takes long. */
export function StartingUp() {
  return (
    <div className={styles.start} aria-busy>
      <Wordmark site="countin" size="large" />
    </div>
  );
}
