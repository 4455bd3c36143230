import { usePermissions } from '@countin/data/permissions';
import type { OperationOf } from '@countin/domain/permissions';
import { screen } from '@countin/screen-kit/loading';
import type { ComponentType } from 'react';
import { AccessGate } from './access-gate.tsx';
import { useOwnLabel } from './own-label.tsx';

/** A screen of a label for the roles that may run an operation. For other members it is not here. */
export function labelScreen(operation: OperationOf<'label'>, Screen: ComponentType): ComponentType {
  return screen(function PermittedScreen() {
    const profile = useOwnLabel();
    const { may } = usePermissions('label', profile);
    return (
      <AccessGate allowed={may(operation)} name={profile.name}>
        <Screen />
      </AccessGate>
    );
  });
}
