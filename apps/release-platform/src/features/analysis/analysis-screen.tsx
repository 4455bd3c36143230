import { numbersOptions } from '@countin/data/numbers';
import { firstRead } from '@countin/screen-kit/loading';
import { artistScreen } from '../../shell/profiles/artist-screen.tsx';
import { ownArtistLoader } from '../../shell/profiles/own-artist-loader.ts';
import { readAddress } from './analysis-address.ts';
import { AnalysisView } from './analysis-view.tsx';

/** Starts to load the numbers of the range in the address. */
export const loader = ownArtistLoader(({ access, client, artistId, query, may }) => {
  const { range, page } = readAddress(query, Date.now());
  return (
    may('numbers.read') && firstRead(client, numbersOptions(access, { kind: 'artist', id: artistId }, range, page))
  );
});

/** Analysis of visits to the public pages of an artist. */
export const Component = artistScreen('numbers.read', AnalysisView);
