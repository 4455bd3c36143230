import styles from './visually-hidden.module.css';

/** Class of what only screen readers meet. */
export const visuallyHidden = styles.hidden ?? '';
