import { usePermissions } from '@countin/data/permissions';
import type { OperationOf } from '@countin/domain/permissions';
import { screen } from '@countin/screen-kit/loading';
import type { ComponentType } from 'react';
import { AccessGate } from './access-gate.tsx';
import { useOwnArtist } from './own-artist.tsx';

/** A screen of an artist for the roles that may run an operation. For other members it is not here. */
export function artistScreen(operation: OperationOf<'artist'>, Screen: ComponentType): ComponentType {
  return screen(function PermittedScreen() {
    const profile = useOwnArtist();
    const { may } = usePermissions('artist', profile);
    return (
      <AccessGate allowed={may(operation)} name={profile.name}>
        <Screen />
      </AccessGate>
    );
  });
}
