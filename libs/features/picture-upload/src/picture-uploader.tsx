import type { ImageChoice, CroppedKind } from '@countin/domain/media';
import { classNames, DropZone, visuallyHidden } from '@countin/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCropDialog } from './load-crop-dialog.ts';
import { pastedFile } from './pasted-file.ts';
import type { PictureService } from './picture-service.ts';
import { RemovedNote } from './removed-note.tsx';
import { UploadActions } from './upload-actions.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UncroppedNote } from './uncropped-note.tsx';
import { usePictureUpload, type PictureTools } from './use-picture-upload.ts';
import styles from './picture-uploader.module.css';

const CropDialog = lazy(loadCropDialog);

export interface PictureUploaderProps {
  readonly kind: CroppedKind;
  readonly service: PictureService;
  readonly tools?: PictureTools;
  readonly image: ImageChoice | null;
  readonly onChange: (image: ImageChoice | null) => void;
  /** Called with true while an upload is in progress that leaving the screen would lose. */
  readonly onBusy?: (busy: boolean) => void;
  /** Renders the picture; `preview` is the URL of an upload in progress. */
  readonly face: (preview: string | null) => ReactNode;
  readonly compact?: boolean;
  /** Rendered beside the picture. */
  readonly children?: ReactNode;
}

/** Picture field: the user drops, pastes or chooses a file, crops and uploads it, or removes the picture. */
export function PictureUploader({
  kind,
  service,
  tools,
  image,
  onChange,
  onBusy,
  face,
  compact = false,
  children,
}: PictureUploaderProps) {
  const { t } = useTranslation('picture-upload');
  const { state, control } = usePictureUpload({ kind, upload: service.upload, tools });
  const [removed, setRemoved] = useState<ImageChoice | null>(null);
  const [placed, setPlaced] = useState(false);
  const [before, setBefore] = useState(image);
  const chooser = useRef<HTMLButtonElement>(null);
  const underWay = state.kind === 'sending' || state.kind === 'failed';
  useEffect(() => {
    onBusy?.(underWay);
  }, [underWay, onBusy]);

  const take = (file: Blob) => {
    setPlaced(false);
    setBefore(image);
    void control.take(file, place);
  };
  const paste = (event: ClipboardEvent) => {
    const file = pastedFile(event.nativeEvent);
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  const place = (next: ImageChoice) => {
    setRemoved(null);
    setPlaced(true);
    onChange(next);
  };
  const remove = () => {
    setRemoved(image);
    setPlaced(false);
    onChange(null);
    chooser.current?.focus();
  };
  const cancel = () => {
    control.cancel();
    chooser.current?.focus();
  };
  const undoPlacing = () => {
    control.cancel();
    setPlaced(false);
    onChange(before);
    chooser.current?.focus();
  };
  const undo = () => {
    onChange(removed);
    setRemoved(null);
    chooser.current?.focus();
  };

  return (
    // Focusable by click, so that it receives paste events.
    <div className={classNames(styles.uploader, compact && styles.compact)} tabIndex={-1} onPaste={paste}>
      <div className={styles.picture}>
        <DropZone onFile={take} invitation={t('drop')} className={styles.zone}>
          {face(underWay ? state.preview : null)}
        </DropZone>
        <UploadProgress state={state} onRetry={() => void control.retry(place)} />
        <UploadActions
          state={state}
          chooser={chooser}
          uploaded={image !== null}
          onFile={take}
          onCancel={cancel}
          onRemove={remove}
        />
        {state.kind === 'idle' && state.uncropped && image && (
          <UncroppedNote onCrop={control.crop} onUndo={undoPlacing} />
        )}
        {removed && !image && <RemovedNote kind={kind} onUndo={undo} />}
        <PlacedStatus kind={kind} placed={placed} />
      </div>
      {children && <div className={styles.beside}>{children}</div>}
      <Suspense>
        {state.kind === 'cropping' && (
          <CropDialog
            picture={state.picture}
            kind={kind}
            onUse={(area) => void control.send(area, place)}
            onCancel={control.cancel}
          />
        )}
      </Suspense>
    </div>
  );
}

function PlacedStatus({ kind, placed }: Pick<PictureUploaderProps, 'kind'> & { readonly placed: boolean }) {
  const { t } = useTranslation('picture-upload');
  return (
    <p role="status" className={visuallyHidden}>
      {placed && t(`placed.${kind === 'cover' ? 'cover' : 'picture'}`)}
    </p>
  );
}
