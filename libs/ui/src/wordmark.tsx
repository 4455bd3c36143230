import styles from './wordmark.module.css';

/** A site's name in its own hand: a count-in ends on its last beat, the dot. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className={styles.mark} translate="no">
      {name}
      <b aria-hidden>.</b>
    </span>
  );
}
