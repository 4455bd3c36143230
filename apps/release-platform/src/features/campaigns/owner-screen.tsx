import type { ComponentType } from 'react';
import { useParams, type LoaderFunction } from 'react-router';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useArtistOwner, useLabelOwner, type CampaignOwner } from './campaign-owner.ts';

/** A screen below an artist and below a label, for those who may read campaigns there. One module, since both are loaded as one. */
export function ownerScreen(Screen: ComponentType<{ readonly owner: CampaignOwner }>): ComponentType {
  const OfArtist = artistScreen('campaign.read', function ArtistCampaigns() {
    return <Screen owner={useArtistOwner()} />;
  });
  const OfLabel = labelScreen('campaign.read', function LabelCampaigns() {
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
