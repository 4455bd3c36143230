import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS length; a number is px. Match the size of the content, to avoid layout shift. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number | string;
}

/** Placeholder for content that is loading. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      aria-hidden
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}
