import type { Site } from '@countin/theme';
import { classNames } from './class-names.ts';
import styles from './wordmark.module.css';

interface WordmarkProps {
  readonly site: Site;
  /** 17, 22 or 24 px. */
  readonly size?: 'small' | 'normal' | 'large';
}

/**
 * A site's name as its logo: a count-in ends on its last beat, the dot; four tracks run side by side. It runs from left to
 * right in every language. Public pages and both applications use it.
 */
export function Wordmark({ site, size = 'normal' }: WordmarkProps) {
  return (
    <span
      className={classNames(styles.mark, styles[size], site === 'fourtrack' && styles.fourtrack)}
      dir="ltr"
      translate="no"
    >
      {site === 'countin' ? (
        <>
          countin<b aria-hidden>.</b>
        </>
      ) : (
        <>
          <span className={styles.tracks} aria-hidden>
            <i />
            <i />
            <i />
            <i />
          </span>
          4track
        </>
      )}
    </span>
  );
}
