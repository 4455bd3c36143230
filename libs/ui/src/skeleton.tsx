import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; a number is px. The same as what comes, so that nothing jumps. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number | string;
}

/** Holds the place of something that is on its way. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      aria-hidden
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}
