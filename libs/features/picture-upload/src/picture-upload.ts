import { AppError, errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { IMAGE_ASPECTS, type CroppedKind, type ImageChoice } from '@countin/domain/media';
import { isClear, middleArea } from './crop-area.ts';
import type { PictureArea } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import type { UploadImage } from './picture-service.ts';

/** State of the upload of one picture. */
export type UploadState =
  /**
   * No upload. The error says why the last file was refused. `uncropped` is set if the last picture was uploaded
   * without the crop dialog.
   */
  | { readonly kind: 'idle'; readonly errorCode: ErrorCode | null; readonly uncropped?: true }
  | { readonly kind: 'opening' }
  /** Waits for the user to crop the picture. */
  | { readonly kind: 'cropping'; readonly picture: OpenPicture }
  /** `share` is 0 to 1, and 1 while the server processes the picture. `preview` shows the cropped picture. */
  | { readonly kind: 'sending'; readonly preview: string | null; readonly share: number }
  /** The upload failed. The cropped picture is kept for a retry. */
  | { readonly kind: 'failed'; readonly preview: string | null; readonly code: ErrorCode };

interface PictureUploadParts {
  readonly kind: CroppedKind;
  readonly upload: UploadImage;
  readonly open: (file: Blob) => Promise<OpenPicture>;
  readonly close: (picture: OpenPicture) => void;
  readonly cut: (picture: OpenPicture, area: PictureArea) => Promise<Blob>;
  readonly onState: (state: UploadState) => void;
}

type Place = (choice: ImageChoice) => void;

export interface PictureUpload {
  /**
   * Opens a file that the user chose, dropped or pasted. Ignored during an upload. A picture in the shape of its kind and of
   * sufficient size is uploaded without the crop dialog.
   */
  take(file: Blob, place: Place): Promise<void>;
  /** Opens the crop dialog for a picture that was uploaded uncropped. */
  crop(): void;
  /** Crops and uploads the picture. Calls `place` with the result before the state becomes idle. */
  send(area: PictureArea, place: Place): Promise<void>;
  /** Retries a failed upload with the same crop. */
  retry(place: Place): Promise<void>;
  /** Cancels the current upload or crop. */
  cancel(): void;
}

interface Work {
  readonly picture: OpenPicture;
  readonly controller: AbortController;
  area: PictureArea | null;
  square: { readonly blob: Blob; readonly url: string } | null;
  /** The picture has the shape of its kind and a sufficient size, so it is uploaded without the crop dialog. */
  asItIs: boolean;
}

/** Opens, crops and uploads one picture at a time. After a failed upload, the crop is kept. */
export function createPictureUpload({ kind, upload, open, close, cut, onState }: PictureUploadParts): PictureUpload {
  let work: Work | null = null;
  let opening = 0;
  let sending = false;
  /** A picture that was uploaded uncropped, and that the user can still crop. */
  let uncropped: OpenPicture | null = null;

  function end(errorCode: ErrorCode | null, keepPicture = false): void {
    opening += 1;
    sending = false;
    if (uncropped) close(uncropped);
    uncropped = keepPicture && work ? work.picture : null;
    work?.controller.abort();
    if (work && !keepPicture) close(work.picture);
    if (work?.square) URL.revokeObjectURL(work.square.url);
    work = null;
    onState({ kind: 'idle', errorCode, ...(uncropped && { uncropped: true }) });
  }

  function begin(picture: OpenPicture): Work {
    return (work = { picture, controller: new AbortController(), area: null, square: null, asItIs: false });
  }

  async function deliver(mine: Work, area: PictureArea, place: Place): Promise<void> {
    const { signal } = mine.controller;
    const tell = (state: UploadState) => !signal.aborted && onState(state);
    sending = true;
    tell({ kind: 'sending', preview: mine.square?.url ?? null, share: 0 });
    try {
      if (!mine.square) {
        const blob = await cut(mine.picture, area);
        if (signal.aborted) return;
        mine.square = { blob, url: URL.createObjectURL(blob) };
      }
      const { blob, url: preview } = mine.square;
      tell({ kind: 'sending', preview, share: 0 });
      const choice = await upload(blob, {
        kind,
        signal,
        onProgress: (share) => tell({ kind: 'sending', preview, share }),
      });
      if (signal.aborted) return;
      place(choice);
      end(null, mine.asItIs);
    } catch (error) {
      if (signal.aborted) return;
      sending = false;
      tell({ kind: 'failed', preview: mine.square?.url ?? null, code: errorCodeOf(error) });
    }
  }

  return {
    async take(file, place) {
      if (sending) return;
      end(null);
      const mine = opening;
      onState({ kind: 'opening' });
      try {
        const picture = await open(file);
        if (mine !== opening) return close(picture);
        const opened = begin(picture);
        if (!isClear(picture, IMAGE_ASPECTS[kind])) return onState({ kind: 'cropping', picture });
        opened.asItIs = true;
        opened.area = middleArea(picture, IMAGE_ASPECTS[kind]);
        await deliver(opened, opened.area, place);
      } catch (error) {
        if (mine === opening) end(error instanceof AppError ? error.code : 'image/type');
      }
    },
    crop() {
      if (!uncropped || work) return;
      const { picture } = begin(uncropped);
      uncropped = null;
      onState({ kind: 'cropping', picture });
    },
    async send(area, place) {
      if (!work || sending) return;
      work.area = area;
      await deliver(work, area, place);
    },
    async retry(place) {
      if (work?.area && !sending) await deliver(work, work.area, place);
    },
    cancel() {
      end(null);
    },
  };
}
