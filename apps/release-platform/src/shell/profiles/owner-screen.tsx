import type { OperationOf } from '@countin/domain/permissions';
import type { ComponentType } from 'react';
import { useParams, type LoaderFunction } from 'react-router';
import { artistScreen } from './artist-screen.tsx';
import { labelScreen } from './label-screen.tsx';
import { useArtistOwner, useLabelOwner, type ProfileOwner } from './profile-owner.ts';

/**
 * A screen below an artist and below a label, for the roles that may run an operation there. One module, since both are
 * loaded as one.
 */
export function ownerScreen(
  operation: OperationOf<'artist'> & OperationOf<'label'>,
  Screen: ComponentType<{ readonly owner: ProfileOwner }>,
): ComponentType {
  const OfArtist = artistScreen(operation, function ScreenOfArtist() {
    return <Screen owner={useArtistOwner()} />;
  });
  const OfLabel = labelScreen(operation, function ScreenOfLabel() {
    return <Screen owner={useLabelOwner()} />;
  });
  return function OwnerScreen() {
    return useParams().labelId === undefined ? <OfArtist /> : <OfLabel />;
  };
}

/** A loader for the path below an artist: below a label, nothing is loaded ahead. */
export function belowArtist(load: LoaderFunction): LoaderFunction {
  return (args, context) => (args.params.labelId === undefined ? load(args, context) : null);
}
