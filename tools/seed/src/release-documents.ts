import { paths } from '@countin/domain/documents';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { musicProductSchema, releasePageSchema } from '@countin/domain/release-metadata';
import { belongsToLabel, firstInstant, releaseSearchTokens } from '@countin/domain/release';
import { pageTextsOf } from '@countin/domain/texts';
import { randomDesign } from '@countin/cover-art';
import * as v from 'valibot';
import type { ReleaseEntry } from './catalogue/entries.ts';
import type { ExampleDocument } from './example-document.ts';
import { numberFrom } from './invented.ts';
import { metadataOf } from './release-metadata.ts';
import { daysBefore, momentOf } from './moments.ts';
import { imageChoiceOf } from './example-pictures.ts';
import { releaseTextsOf, textDocuments } from './release-texts.ts';
import { storeLinksOf } from './store-links.ts';

/** A release's working copy and its slug, and its public page where it has one. Its id is its slug. */
export function releaseDocuments(
  release: ReleaseEntry,
  artist: ArtistProfile,
  today: number,
  labels: readonly LabelProfile[],
): ExampleDocument[] {
  const { slug, title, kind, photograph, alt = '' } = release;
  const releaseMoment = momentOf(release, today);
  const status = release.status ?? 'published';
  // Pages go up some weeks ahead of the day, and never in the future.
  const published = Math.min(
    daysBefore(releaseMoment ? firstInstant(releaseMoment) : today, 20 + numberFrom(slug, 30)),
    daysBefore(today, 2),
  );
  const product = v.parse(musicProductSchema, {
    id: slug,
    artistId: artist.id,
    createdBy: artist.createdBy,
    productSlug: slug,
    status,
    title,
    kind,
    language: artist.language,
    releaseMoment,
    description: release.description ?? '',
    labelName: release.label ?? '',
    ...metadataOf(release, artist, releaseMoment),
    cover: release.cover ?? randomDesign(slug),
    coverImage: photograph ? imageChoiceOf(photograph, alt) : null,
    storeLinks: status === 'draft' ? [] : storeLinksOf(slug, artist.customSlug),
    publishedAt: status === 'draft' ? null : published,
    createdAt: daysBefore(published, 10),
    updatedAt: published,
  });
  const texts = releaseTextsOf(release, product);
  const documents: ExampleDocument[] = [
    {
      path: paths.musicProduct(slug),
      data: {
        ...product,
        searchTokens: releaseSearchTokens({ ...product, artistName: artist.name, artistSlug: artist.customSlug }),
      },
    },
    { path: paths.productSlug(artist.id, slug), data: { productId: slug, createdBy: artist.createdBy } },
    ...textDocuments(slug, texts),
  ];
  if (status === 'draft' || !releaseMoment) return documents;
  const page = v.parse(releasePageSchema, {
    ...product,
    texts: pageTextsOf(product, texts),
    artists: product.artists.map((entry, at) => ({ ...entry, slug: release.artists?.[at]?.slug ?? null })),
    labelId: labels.find((label) => belongsToLabel(product, label))?.id ?? null,
    labelBrand: null,
    newsLabel: artist.newsLabel,
    typeface: null,
    releaseMoment,
    firstInstant: firstInstant(releaseMoment),
    artistName: artist.name,
    artistSlug: artist.customSlug,
    publishedAt: published,
    shelf: 'listed',
  });
  return [...documents, { path: paths.releasePage(slug), data: page }];
}
