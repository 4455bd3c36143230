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

/** Boundary for components with `useSuspenseQuery`: shows a skeleton while loading, and errors with a retry. */
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

/** Wraps a route's component in a {@link ScreenBoundary}. */
export function screen(Screen: ComponentType): ComponentType {
  return function BoundedScreen() {
    return (
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>
    );
  };
}
