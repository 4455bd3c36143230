import { planOptions } from '@countin/data/planner';
import { firstRead } from '@countin/screen-kit/loading';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { PlanView } from './plan-view.tsx';

/** Starts to load the plan. */
export const loader = ownArtistLoader(
  ({ access, client, artistId, may }) => may('release.read') && firstRead(client, planOptions(access, artistId)),
);

/** Tasks before each release of an artist. */
export const Component = artistScreen('release.read', PlanView);
