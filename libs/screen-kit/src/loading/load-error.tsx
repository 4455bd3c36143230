import { errorCodeOf } from '@countin/domain/errors';
import { useErrorText } from '@countin/i18n/react';
import { Button, buttonClass, PageHeader } from '@countin/ui';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Path of the start screen for signed-in users. */
const HomePath = createContext('/');
export const HomePathProvider = HomePath.Provider;

/** A loading error, and what the user can do about it. */
export interface LoadErrorProps {
  readonly error: unknown;
  /** Retry handler; the button is omitted without it, and for errors that a retry cannot fix. */
  readonly onRetry?: () => void;
}

/** Full-screen loading error with its reason and a next step. */
export function LoadError({ error, onRetry }: LoadErrorProps) {
  const { t } = useTranslation(['nav', 'common']);
  const errorText = useErrorText();
  const home = use(HomePath);
  const code = errorCodeOf(error);
  const missing = code.endsWith('/not-found') || code === 'access/denied';
  return (
    <div role="alert">
      <PageHeader
        title={t(missing ? 'missing.title' : 'loadFailed')}
        below={missing ? t('missing.text') : errorText(code)}
        actions={
          missing ? (
            <Link to={home} className={buttonClass()}>
              {t('missing.home')}
            </Link>
          ) : (
            onRetry && (
              <Button variant="solid" onClick={onRetry}>
                {t('common:tryAgain')}
              </Button>
            )
          )
        }
      />
    </div>
  );
}
