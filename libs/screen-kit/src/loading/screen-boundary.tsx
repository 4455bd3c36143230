import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadError } from './load-error.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

interface ScreenBoundaryProps {
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}

/** Around what reads with `useSuspenseQuery`: a skeleton while it loads, and its error with a retry of what failed. */
export function ScreenBoundary({ skeleton = <ScreenSkeleton />, children }: ScreenBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      onRetry={reset}
      fallback={(error, retry) => <LoadError error={error} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** A route's component with its own {@link ScreenBoundary}. */
export function screen(Screen: ComponentType): ComponentType {
  return function BoundedScreen() {
    return (
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>
    );
  };
}
