import type { Site } from '@countin/theme';
import { classNames } from '../foundation/class-names.ts';
import styles from './wordmark.module.css';

interface WordmarkProps {
  readonly site: Site;
  /** Font size: 17, 22 or 24 px. */
  readonly size?: 'small' | 'normal' | 'large';
}

/** Logo with a site's name. Left to right in every language. Used by public pages and both applications. */
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
