import styles from './visually-hidden.module.css';

/** Class of content for screen readers only. */
export const visuallyHidden = styles.hidden ?? '';
