import type { ErrorCode } from '@countin/domain/errors';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Notice, ProgressBar } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { UploadState } from './picture-upload.ts';
import styles from './upload-progress.module.css';

/** Errors of the picture itself: a retry with the same picture would fail again. */
const OF_THE_PICTURE: readonly ErrorCode[] = ['image/type', 'image/too-large', 'image/shape', 'image/too-slow'];

/** Progress of an upload, or its error with a way to retry. */
export function UploadProgress({ state, onRetry }: { state: UploadState; onRetry: () => void }) {
  const { t } = useTranslation(['picture-upload', 'common']);
  const errorText = useErrorText();
  const locale = useLocale();
  if (state.kind === 'sending') {
    const making = state.share >= 1;
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(state.share);
    return (
      <div className={styles.progress}>
        <ProgressBar label={t('progress')} share={making ? null : state.share} />
        <p className={styles.text}>
          <span role="status">{t(making ? 'making' : 'sending')}</span>{' '}
          {!making && <span className={styles.share}>{percent}</span>}
        </p>
      </div>
    );
  }
  if (state.kind === 'failed') {
    const again = !OF_THE_PICTURE.includes(state.code);
    return (
      <Notice
        tone="danger"
        title={errorText(state.code)}
        action={
          again && (
            <Button size="small" onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
          )
        }
      >
        {again && t('kept')}
      </Notice>
    );
  }
  if (state.kind === 'idle' && state.errorCode) return <Notice tone="danger" title={errorText(state.errorCode)} />;
  return null;
}
