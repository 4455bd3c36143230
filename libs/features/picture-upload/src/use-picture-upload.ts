import type { CroppedKind } from '@countin/domain/media';
import { useEffect, useState } from 'react';
import { cutPicture } from './cut-picture.ts';
import { loadCropDialog } from './load-crop-dialog.ts';
import { closePicture, openPicture } from './open-picture.ts';
import { createPictureUpload, type PictureUpload, type UploadState } from './picture-upload.ts';
import type { UploadImage } from './picture-service.ts';

interface PictureUploadOptions {
  readonly kind: CroppedKind;
  readonly upload: UploadImage;
  /** Browser operations on pictures. */
  readonly tools?: PictureTools;
}

export interface PictureTools {
  readonly open: typeof openPicture;
  readonly close: typeof closePicture;
  readonly cut: typeof cutPicture;
}

const BROWSER: PictureTools = {
  async open(file) {
    await loadCropDialog();
    return openPicture(file);
  },
  close: closePicture,
  cut: cutPicture,
};

/** The upload of a screen. It belongs to one owner for good, and ends with the screen. */
export function usePictureUpload({ kind, upload, tools = BROWSER }: PictureUploadOptions): {
  readonly state: UploadState;
  readonly control: PictureUpload;
} {
  const [state, setState] = useState<UploadState>({ kind: 'idle', errorCode: null });
  const [control] = useState(() => createPictureUpload({ kind, upload, ...tools, onState: setState }));
  useEffect(() => () => control.cancel(), [control]);
  return { state, control };
}
