import { AppError } from '@countin/domain/errors';
import { Button, buttonClass } from '@countin/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import { paths } from '../paths/paths.ts';
import styles from './route-failure.module.css';

/** A screen that did not load, or failed on its way: says so and offers a way on. */
export function RouteFailure() {
  const { t } = useTranslation('nav');
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const missing = error instanceof AppError && (error.code.endsWith('/not-found') || error.code === 'access/denied');
  const key = missing ? 'missing' : 'failed';
  return (
    <div className={styles.failure} role="alert">
      <h1>{t(`${key}.title`)}</h1>
      <p>{t(`${key}.text`)}</p>
      <p className={styles.actions}>
        {/* A reload, since browsers remember a module that failed to load. */}
        {!missing && (
          <Button variant="solid" onClick={() => window.location.reload()}>
            {t('failed.retry')}
          </Button>
        )}
        <Link to={paths.dashboard.to()} className={buttonClass()}>
          {t(`${key}.home`)}
        </Link>
      </p>
    </div>
  );
}
