import { errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { LoadErrorProps } from './load-error.tsx';

/** Loading error of a part of a screen. */
export function LoadErrorNotice({ error, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <Notice
      tone="danger"
      title={errorText(errorCodeOf(error))}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      }
    />
  );
}
