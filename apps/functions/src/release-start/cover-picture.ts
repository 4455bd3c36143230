import { CatalogueError, type ReleaseDraft } from '@countin/catalogue';
import { pictureTypeOf } from '../media/picture-type.ts';
import type { Services } from '../platform/services.ts';

/** A picture as a service has it. */
export interface ReadPicture {
  readonly bytes: Uint8Array;
  /** By its first bytes, whatever the service calls it. */
  readonly type: string;
}

interface Reading {
  readonly size: 'url' | 'previewUrl';
  readonly mostBytes: number;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

/**
 * The first cover that can be read at its service, the best first. Null if none can. Each has half of the time that is left, so that
 * one slow host does not use it up.
 */
export async function readCover(
  { catalogues: { finders }, now }: Services,
  covers: ReleaseDraft['covers'],
  { size, mostBytes, deadline }: Reading,
): Promise<ReadPicture | null> {
  for (const { catalogue, cover } of covers) {
    const client = finders.find((one) => one.catalogue === catalogue);
    const half = now() + (deadline - now()) / 2;
    const bytes = await client?.picture(cover[size], mostBytes, { deadline: half }).catch((error: unknown) => {
      if (error instanceof CatalogueError) return null;
      throw error;
    });
    const type = bytes ? pictureTypeOf(bytes) : null;
    if (bytes && type !== null) return { bytes, type };
  }
  return null;
}
