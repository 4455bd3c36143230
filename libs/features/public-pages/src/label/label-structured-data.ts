import { coverPath } from '@countin/cover-art';
import type { LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { releasePath, artistUrl } from '@countin/domain/urls';
import type { PageView } from '../page/page-view.ts';

/** Releases that are listed; readers of such data take no more. */
const MOST_LISTED = 20;

/** A label and its newest releases. https://schema.org/Organization */
export function labelStructuredData(
  { origins }: PageView,
  label: LabelProfile,
  address: string,
  releases: readonly ReleasePage[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: label.name,
    url: address,
    about: {
      '@type': 'Organization',
      '@id': address,
      name: label.name,
      url: address,
      ...(label.picture && { logo: origins.main + coverPath(label.picture) }),
      ...(label.bio !== '' && { description: label.bio }),
      sameAs: Object.values(label.socials),
    },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: releases.slice(0, MOST_LISTED).map((release, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: {
          ...albumOf(release, origins.main),
          byArtist: {
            '@type': 'MusicGroup',
            name: release.artistName,
            url: artistUrl(origins, release.artistSlug),
          },
        },
      })),
    },
  };
}

function albumOf(release: ReleasePage, origin: string) {
  const { title, releaseMoment } = release;
  return { '@type': 'MusicAlbum', name: title, url: origin + releasePath(release), datePublished: releaseMoment.date };
}
