import type Sharp from 'sharp';

/** Decoders for what may be uploaded. libvips has others, each a surface for hostile files. */
const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];

let loading: Promise<typeof Sharp> | null = null;

/** The picture library, loaded when the first picture comes. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: DECODERS });
    // Nothing is opened twice, so remembering what was costs memory alone.
    sharp.cache(false);
    // More threads a picture cost memory and gain nothing measurable.
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

/** Allows drawings too. Only for one of ours, in a process that reads nothing else. */
export function allowDrawings(sharp: typeof Sharp): void {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
}
