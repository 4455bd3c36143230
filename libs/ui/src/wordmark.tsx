import styles from './wordmark.module.css';

/** A site's name in its own hand: a count-in ends on its last beat, the dot. It is written from left to right in every language. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className={styles.mark} dir="ltr" translate="no">
      {name}
      <b aria-hidden>.</b>
    </span>
  );
}
