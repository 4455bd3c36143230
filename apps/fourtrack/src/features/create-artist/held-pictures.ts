import type { PictureService } from '@countin/picture-upload';
import { AppError } from '@countin/domain/errors';

/** A picture that waits on this machine for what it belongs to. */
export interface HeldPictures {
  /** Takes pictures without sending them. */
  readonly service: PictureService;
  /** The picture itself. */
  blobOf(imageId: string): Blob | null;
  /** An address of it for this page. */
  addressOf(imageId: string): string | null;
  /** Forgets all of them. */
  drop(): void;
}

/** Keeps pictures until there is an artist whose they can be. */
export function holdPictures(urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'> = URL): HeldPictures {
  const kept = new Map<string, { readonly blob: Blob; readonly address: string }>();
  return {
    service: {
      async upload(file, { onProgress }) {
        const imageId = crypto.randomUUID();
        kept.set(imageId, { blob: file, address: urls.createObjectURL(file) });
        onProgress(1);
        return { imageId, colours: ['#7d847f', '#7d847f', '#7d847f'], alt: '' };
      },
      coloursOf: () => Promise.reject(new AppError('image/not-found')),
    },
    blobOf: (imageId) => kept.get(imageId)?.blob ?? null,
    addressOf: (imageId) => kept.get(imageId)?.address ?? null,
    drop() {
      for (const { address } of kept.values()) urls.revokeObjectURL(address);
      kept.clear();
    },
  };
}
