import { coverPath, type CoverDesign } from '@countin/cover-art';
import type { CSSProperties } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './cover.module.css';

/** Uploaded square picture, and its placeholder colour. */
export interface CoverPicture {
  readonly src: string;
  readonly ground: string;
  /** The same picture in other widths, as `srcset` has them. */
  readonly srcSet?: string;
  /** The same in a format that not every browser knows. */
  readonly preferred?: { readonly type: string; readonly srcSet: string };
  /** Alternative text in its owner's words; replaces `alt` unless that is empty. */
  readonly alt?: string;
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
  /** Side of its box in px, reserved before it loads; fills its container by default. */
  readonly size?: number;
  /** Shows the shadow of a record sleeve. */
  readonly sleeve?: boolean;
  /** The main picture of the page: loaded first. */
  readonly leading?: boolean;
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
  leading = false,
  className,
}: CoverProps) {
  const sizes = pictureSizes(picture, size, leading);
  const image = (
    <img
      src={sourceOf({ design, picture, title, artist })}
      srcSet={picture?.srcSet}
      sizes={sizes}
      alt={textFor(picture, alt)}
      width={size ?? 640}
      height={size ?? 640}
      {...(leading ? LEADING : { loading: 'lazy' })}
      decoding="async"
      draggable={false}
      className={classNames(styles.cover, sleeve && styles.sleeve, className)}
      style={coverStyle(size, picture?.ground, design.colours[0])}
    />
  );
  if (!picture?.preferred) return image;
  return (
    <picture className={styles.picture}>
      <source {...picture.preferred} sizes={sizes} />
      {image}
    </picture>
  );
}

const LEADING = { loading: 'eager', fetchPriority: 'high' } as const;

type CoverSource = Pick<CoverProps, 'design' | 'picture' | 'title' | 'artist'>;

function sourceOf({ design, picture, title, artist }: CoverSource): string {
  return picture?.src ?? coverPath(design, title, artist);
}

/** Empty if the caller shows the title beside the cover, else the owner's words if there are any. */
function textFor(picture: CoverProps['picture'], alt: string): string {
  return alt && (picture?.alt || alt);
}

function pictureSizes(picture: CoverProps['picture'], size: number | undefined, leading: boolean) {
  if (picture?.srcSet === undefined) return undefined;
  return coverSizes(size ?? (leading ? 640 : 320), leading);
}

/** A drawn cover with a size has no style attribute, since public pages hold them in numbers. */
function coverStyle(size: number | undefined, ground: string | undefined, drawn: string): CSSProperties | undefined {
  if (size === undefined) return { background: ground ?? drawn, inlineSize: '100%', blockSize: 'auto' };
  return ground === undefined ? undefined : { background: ground };
}

/**
 * `sizes` of a cover with this side in px. For the main picture of a phone it states about a tenth less than the real
 * width. The difference is not visible, but many phones then load a file of a third the size.
 */
function coverSizes(side: number, leading: boolean): string {
  return leading ? `(max-width: ${side}px) 88vw, ${side}px` : `${side}px`;
}

/**
 * `Link` header that preloads a leading cover with this side, before the browser has parsed the page.
 *
 * @param side in px, as given to the component
 */
export function coverPreload(cover: CoverSource, side: number): string {
  const { picture } = cover;
  if (!picture?.preferred) return `<${sourceOf(cover)}>; ${PRELOAD}; fetchpriority=high`;
  const { type, srcSet } = picture.preferred;
  const src =
    srcSet
      .split(', ')
      .find((file) => file.endsWith(' 640w'))
      ?.split(' ')[0] ?? picture.src;
  return `<${src}>; ${PRELOAD}; type="${type}"; imagesrcset="${srcSet}"; imagesizes="${coverSizes(side, true)}"; fetchpriority=high`;
}

const PRELOAD = 'rel=preload; as=image';
