import { coverPath, type CoverDesign } from '@countin/cover-art';
import type { CSSProperties } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './cover.module.css';

/** Uploaded square picture, and its placeholder colour. */
export interface CoverPicture {
  readonly src: string;
  readonly ground: string;
}

interface CoverProps {
  readonly design: CoverDesign;
  /** Uploaded picture, shown instead of the drawn cover. */
  readonly picture?: CoverPicture | null;
  /** Text for drawing styles that contain the title. */
  readonly title?: string;
  readonly artist?: string;
  /** Alternative text; empty if the title is shown beside the cover. */
  readonly alt?: string;
  /** Width in px; fills its container by default. */
  readonly size?: number;
  /** Shows the shadow of a record sleeve. */
  readonly sleeve?: boolean;
  readonly eager?: boolean;
  readonly className?: string;
}

/** Drawn or uploaded cover. Its main colour is the placeholder while it loads. */
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
