import { useErrorText } from '@countin/i18n/react';
import { Button, IconButton, ProgressBar } from '@countin/ui';
import { Pause, Play, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Upload, UploadQueue } from './upload-queue.ts';
import styles from './photos.module.css';

interface UploadRowsProps {
  readonly uploads: readonly Upload[];
  readonly queue: UploadQueue;
}

/** Files on their way, each with its progress and what can be done about it. */
export function UploadRows({ uploads, queue }: UploadRowsProps) {
  const { t } = useTranslation('photos');
  return (
    <ul className={styles.uploads} aria-label={t('uploads.label')}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <div className={styles.upload}>
            <bdi className={styles.name}>{upload.name}</bdi>
            <UploadStatus upload={upload} />
            <UploadActions upload={upload} queue={queue} />
          </div>
          {(upload.state.kind === 'sending' || upload.state.kind === 'paused') && (
            <ProgressBar
              label={t('uploads.progress', { name: upload.name })}
              share={upload.state.share === 1 ? null : upload.state.share}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function UploadStatus({ upload: { state } }: { readonly upload: Upload }) {
  const { t } = useTranslation('photos');
  const errorText = useErrorText();
  if (state.kind === 'failed')
    return (
      <span className={styles.failed} role="alert">
        {errorText(state.code)}
      </span>
    );
  if (state.kind === 'full') return <span className={styles.failed}>{t('full')}</span>;
  const key = state.kind === 'sending' && state.share === 1 ? 'making' : state.kind;
  return <span className={styles.status}>{t(`uploads.${key}`)}</span>;
}

function UploadActions({
  upload: { id, name, state },
  queue,
}: {
  readonly upload: Upload;
  readonly queue: UploadQueue;
}) {
  const { t } = useTranslation('photos');
  return (
    <span className={styles.buttons}>
      {state.kind === 'sending' && state.share < 1 && (
        <IconButton
          size="small"
          label={t('uploads.pause', { name })}
          icon={<Pause aria-hidden />}
          onClick={() => queue.pause(id)}
        />
      )}
      {state.kind === 'paused' && (
        <IconButton
          size="small"
          label={t('uploads.resume', { name })}
          icon={<Play aria-hidden />}
          onClick={() => queue.resume(id)}
        />
      )}
      {state.kind === 'failed' && state.again && (
        <Button size="small" onClick={() => queue.retry(id)}>
          {t('uploads.retry')}
        </Button>
      )}
      <IconButton
        size="small"
        label={t('uploads.remove', { name })}
        icon={<X aria-hidden />}
        onClick={() => queue.remove(id)}
      />
    </span>
  );
}
