import { AppError } from '@countin/domain/errors';
import { Button, buttonClass } from '@countin/ui';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router';
import styles from './route-failure.module.css';

interface RouteFailureProps {
  readonly title: string;
  readonly text: string;
  /** Label of the button that reloads the page. */
  readonly retry?: string;
  /** Link to the start screen. */
  readonly home?: { readonly to: string; readonly label: string };
}

/** Error screen of a route: the reason, a reload and a link to the start. */
export function RouteFailure({ title, text, retry, home }: RouteFailureProps) {
  const error = useRouteError();
  useEffect(() => {
    if (error !== undefined) console.error(error);
  }, [error]);
  return (
    <div className={styles.failure} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.actions}>
        {/* A reload, since browsers remember a module that failed to load. */}
        {retry !== undefined && (
          <Button variant="solid" onClick={() => window.location.reload()}>
            {retry}
          </Button>
        )}
        {home && (
          <Link to={home.to} className={buttonClass()}>
            {home.label}
          </Link>
        )}
      </p>
    </div>
  );
}

/** Whether the route failed because its document does not exist, or is not the user's. */
export function useIsMissing(): boolean {
  const error = useRouteError();
  return error instanceof AppError && (error.code.endsWith('/not-found') || error.code === 'access/denied');
}
