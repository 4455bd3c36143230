import { classNames } from '../foundation/class-names.ts';
import styles from './plot.module.css';

const SERIES = [styles.first0, styles.second1, styles.third2, styles.fourth3];

/** Class names of a part of a series. They give its colour, and a dash or shape that conveys the same. */
export const seriesClass = (part: string | undefined, index: number): string => classNames(part, SERIES[index]);
