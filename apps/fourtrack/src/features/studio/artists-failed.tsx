import { errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';

interface ArtistsFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The user's artists couldn't be read. */
export function ArtistsFailed({ error, onRetry }: ArtistsFailedProps) {
  const { t } = useTranslation(['studio', 'common']);
  const errorText = useErrorText();
  return (
    <Notice
      tone="danger"
      title={t('failed')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
      }
    >
      {errorText(errorCodeOf(error))}
    </Notice>
  );
}
