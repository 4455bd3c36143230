import { usePermissions } from '@countin/data/permissions';
import { AppError } from '@countin/domain/errors';
import type { OperationOf } from '@countin/domain/permissions';
import { LoadError, screen } from '@countin/screen-kit/loading';
import type { ComponentType } from 'react';
import { useOwnArtist } from './own-artist.tsx';

/** A screen of an artist for the roles that may run an operation. For other members it is not here. */
export function artistScreen(operation: OperationOf<'artist'>, Screen: ComponentType): ComponentType {
  return screen(function PermittedScreen() {
    const { may } = usePermissions('artist', useOwnArtist());
    return may(operation) ? <Screen /> : <LoadError error={new AppError('access/denied')} />;
  });
}
