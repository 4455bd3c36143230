import { artistPath, labelFeedPath, PUBLIC_PATHS } from '@countin/domain/urls';
import type { Addresses } from '@countin/dev-stack';
import { publishLargeRelease } from './example-release.ts';

/** An artist of the example data with a medley of four clips, and a label. */
const ARTIST = 'mira-okafor';
const LABEL = 'tidewrack';

/** Every kind of public page, by its address. */
export async function publicPages(addresses: Addresses): Promise<Readonly<Record<string, string>>> {
  return {
    'release page': addresses.main + (await publishLargeRelease(addresses)),
    'artist page': addresses.fourtrack + artistPath(ARTIST),
    medley: addresses.artist + PUBLIC_PATHS.medley,
    'label feed': addresses.main + labelFeedPath(LABEL),
    splash: `${addresses.main}/`,
    home: `${addresses.fourtrack}/`,
  };
}
