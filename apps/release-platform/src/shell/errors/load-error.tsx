import { errorCodeOf } from '@countin/domain';
import { useErrorText } from '@countin/i18n/react';
import { Button, buttonClass, PageHeader } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../navigation/paths.ts';

/** Stands where something could not be read: why, and what to do. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['nav', 'common']);
  const errorText = useErrorText();
  const code = errorCodeOf(error);
  const missing = code.endsWith('/not-found') || code === 'access/denied';
  return (
    <div role="alert">
      <PageHeader
        title={t(missing ? 'missing.title' : 'loadFailed')}
        below={missing ? t('missing.text') : errorText(code)}
        actions={
          missing ? (
            <Link to={paths.dashboard.to()} className={buttonClass()}>
              {t('missing.home')}
            </Link>
          ) : (
            <Button look="filled" onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
          )
        }
      />
    </div>
  );
}
