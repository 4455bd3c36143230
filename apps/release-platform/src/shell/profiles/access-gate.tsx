import { AppError } from '@countin/domain/errors';
import { lazyImport } from '@countin/deployment-recovery';
import { LoadError } from '@countin/screen-kit/loading';
import { lazy, useState, type ReactNode } from 'react';

const LostAccess = lazy(lazyImport(() => import('./lost-access.tsx')));

interface AccessGateProps {
  readonly allowed: boolean;
  /** Name of the profile. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Shows a screen while the user's role allows it. Without such a role it is not here. A role that ends while the screen
 * is open is said, together with what the user has not saved.
 */
export function AccessGate({ allowed, name, children }: AccessGateProps) {
  const [hadAccess, setHadAccess] = useState(allowed);
  if (allowed && !hadAccess) setHadAccess(true);
  if (allowed) return children;
  return hadAccess ? <LostAccess name={name} /> : <LoadError error={new AppError('access/denied')} />;
}
