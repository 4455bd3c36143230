import { coverPath, type CoverDesign } from '@countin/cover-art';
import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './cover.module.css';

/** A square picture that somebody uploaded, and the colour that holds its place. */
export interface CoverPicture {
  readonly src: string;
  readonly ground: string;
}

interface CoverProps {
  readonly design: CoverDesign;
  /** Shown instead of the drawn cover. */
  readonly picture?: CoverPicture | null;
  /** Drawn by designs that write. */
  readonly title?: string;
  readonly artist?: string;
  /** Empty where the title stands beside it. */
  readonly alt?: string;
  /** Shown width, px; without it the cover fills its place. */
  readonly size?: number;
  /** Casts the shadow of a record sleeve. */
  readonly sleeve?: boolean;
  readonly eager?: boolean;
  readonly className?: string;
}

/** A cover, drawn or uploaded. Its ground colour holds the place until it is there. */
export function Cover({
  design,
  picture,
  title,
  artist,
  alt = '',
  size,
  sleeve = false,
  eager = false,
  className,
}: CoverProps) {
  const ground: CSSProperties & Record<'--cover-ground', string> = {
    '--cover-ground': picture?.ground ?? design.colours[0],
  };
  return (
    <img
      src={picture?.src ?? coverPath(design, title, artist)}
      alt={alt}
      width={size ?? 640}
      height={size ?? 640}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={classNames(styles.cover, sleeve && styles.sleeve, className)}
      style={size === undefined ? { ...ground, inlineSize: '100%', blockSize: 'auto' } : ground}
    />
  );
}
