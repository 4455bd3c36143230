import { IMAGE_UPLOAD_TYPES } from '@countin/domain/media';
import { Button, Hint } from '@countin/ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCropDialog } from './load-crop-dialog.ts';
import type { UploadState } from './picture-upload.ts';
import styles from './upload-actions.module.css';

interface UploadActionsProps {
  readonly state: UploadState;
  readonly chooser: Ref<HTMLButtonElement>;
  /** There is an uploaded picture already. */
  readonly uploaded: boolean;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** Choose a file, call it off, take the picture away. */
export function UploadActions({ state, chooser, uploaded, onFile, onCancel, onRemove }: UploadActionsProps) {
  const { t } = useTranslation('picture-upload');
  const input = useRef<HTMLInputElement>(null);
  const sending = state.kind === 'sending';
  // A failure to load it is told when a picture is there to be cropped.
  const prepare = () => void loadCropDialog().catch(() => undefined);
  return (
    <>
      <div className={styles.actions}>
        <input
          ref={input}
          type="file"
          accept={IMAGE_UPLOAD_TYPES.join()}
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file chosen again is a change too.
            target.value = '';
            if (file) onFile(file);
          }}
        />
        <Button
          ref={chooser}
          size="small"
          busy={sending || state.kind === 'opening'}
          icon={<ImageUp aria-hidden />}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => input.current?.click()}
        >
          {t(uploaded ? 'another' : 'upload')}
        </Button>
        {(sending || state.kind === 'failed') && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        {uploaded && !sending && state.kind !== 'failed' && (
          <Button size="small" variant="quiet" icon={<Trash2 aria-hidden />} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
      {!uploaded && state.kind === 'idle' && <Hint>{t('hint')}</Hint>}
    </>
  );
}
