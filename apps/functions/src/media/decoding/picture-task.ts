import type { ImageKind } from '@countin/domain/media';
import type { DrawnLogo } from './draw-logo.ts';
import type { MadePicture } from './make-picture.ts';

/** Work on one upload, as its process gets it. */
export type PictureTask =
  | { readonly kind: ImageKind; readonly upload: Uint8Array }
  | {
      readonly kind: 'logo';
      readonly upload: Uint8Array;
      /** It is a drawing of ours, sanitised. */ readonly drawn: boolean;
    };

/** What comes of a task. */
export type ResultOf<T extends PictureTask> = T extends { readonly kind: 'logo' } ? DrawnLogo : MadePicture;

/** Answer of the process: a result, or the code that the upload is refused with. */
export type PictureAnswer = { readonly result: MadePicture | DrawnLogo } | { readonly refused: string };
