import { usePermissions } from '@countin/data/permissions';
import { AppError } from '@countin/domain/errors';
import type { OperationOf } from '@countin/domain/permissions';
import { LoadError, screen } from '@countin/screen-kit/loading';
import type { ComponentType } from 'react';
import { useOwnLabel } from './own-label.tsx';

/** A screen of a label for the roles that may run an operation. For other members it is not here. */
export function labelScreen(operation: OperationOf<'label'>, Screen: ComponentType): ComponentType {
  return screen(function PermittedScreen() {
    const { may } = usePermissions('label', useOwnLabel());
    return may(operation) ? <Screen /> : <LoadError error={new AppError('access/denied')} />;
  });
}
