import { classNames } from '../foundation/class-names.ts';
import styles from './plot.module.css';

const SERIES = [styles.first0, styles.second1, styles.third2, styles.fourth3];

/** Class names of a part of a series: its colour, and the dash or shape that says the same without colour. */
export const seriesClass = (part: string | undefined, index: number): string => classNames(part, SERIES[index]);
