import { errorCodeOf } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';

/** Stands where a part of the screen could not be read. */
export function LoadNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <Notice
      tone="danger"
      title={errorText(errorCodeOf(error))}
      action={
        <Button size="small" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}
