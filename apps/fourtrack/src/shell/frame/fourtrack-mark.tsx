import styles from './fourtrack-mark.module.css';

/** 4track's name in its own hand: four tracks side by side. */
export function FourtrackMark() {
  return (
    <span className={styles.mark} dir="ltr" translate="no">
      <span className={styles.tracks} aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </span>
      4track
    </span>
  );
}
