import type Sharp from 'sharp';

/** Decoders for what may be uploaded. libvips has others, each a surface for hostile files. */
const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];

let loading: Promise<typeof Sharp> | null = null;

/** The picture library, loaded when the first picture comes: the other operations of a process do without its memory. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: DECODERS });
    // Nothing is opened twice, so remembering what was costs memory alone.
    sharp.cache(false);
    // One picture at a time, so more threads cost memory and gain nothing measurable.
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
