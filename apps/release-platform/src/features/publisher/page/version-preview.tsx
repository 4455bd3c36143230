import { useDataAccess } from '@countin/data/access';
import { imageOptions } from '@countin/data/images';
import { artistOptions, artistPageOptions, labelOptions } from '@countin/data/profiles';
import { medleySchema } from '@countin/domain/medley';
import { artistPageSchema, labelProfileSchema } from '@countin/domain/profile';
import type { PageKey, VersionContent } from '@countin/domain/publisher';
import type { MusicProduct, ProductContent } from '@countin/domain/release';
import { releasePageSchema } from '@countin/domain/release-metadata';
import { textsOfDescriptions } from '@countin/domain/texts';
import { lazyImport } from '@countin/deployment-recovery';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { validFields } from './page-content.ts';

const LivePreview = lazy(lazyImport(() => import('../../../shell/release-preview/live-preview.tsx')));
const ReleaseFrame = lazy(
  lazyImport(() =>
    import('../../../shell/release-preview/live-preview.tsx').then(({ ReleaseFrame: Frame }) => ({ default: Frame })),
  ),
);
const ProfilePreview = lazy(lazyImport(() => import('../../../shell/profile-preview/profile-preview.tsx')));
const FeedPreview = lazy(lazyImport(() => import('../../../shell/profile-preview/label-feed-preview.tsx')));

interface VersionPreviewProps {
  readonly page: PageKey;
  readonly content: VersionContent;
  /** When the version went live, milliseconds since 1970. */
  readonly publishedAt: number;
  /** The release of the page as it is now; null for other pages. */
  readonly release: MusicProduct | null;
}

/** A version of a page as fans saw it. What it lists of other pages, such as releases of an artist, is that of now. */
export default function VersionPreview({ page, content, publishedAt, release }: VersionPreviewProps) {
  const dated = { ...content, page: content.page && { ...content.page, publishedAt } };
  return (
    <Suspense>
      {page.kind === 'release' && release && <ReleaseVersion content={dated} product={release} />}
      {(page.kind === 'artist' || page.kind === 'medley') && (
        <ArtistVersion kind={page.kind} artistId={page.id} content={dated} />
      )}
      {(page.kind === 'label' || page.kind === 'feed') && (
        <LabelVersion kind={page.kind} labelId={page.id} content={dated} />
      )}
    </Suspense>
  );
}

interface ReleaseVersionProps {
  readonly content: VersionContent;
  readonly product: MusicProduct;
}

function ReleaseVersion({ content, product }: ReleaseVersionProps) {
  const { t } = useTranslation('publisher');
  const stored = v.safeParse(releasePageSchema, content.page);
  const draft = { ...product, ...validFields(content.fields) };
  const { coverImage } = stored.success ? stored.output : draft;
  const isGone = useIsGone(product.artistId, coverImage?.imageId ?? null);
  const cover = isGone ? { coverImage: null } : {};
  const note = t(noteOf(content, isGone));
  if (stored.success) return <ReleaseFrame release={{ ...stored.output, ...cover }} placeholder={null} note={note} />;
  return <Draft content={{ ...draft, ...cover }} texts={content.texts} product={product} note={note} />;
}

/** Key of the words below the page. A working copy that was kept has no public page. */
function noteOf({ page }: VersionContent, isGone: boolean) {
  if (!page) return 'versionDraft';
  return isGone ? 'versionCoverGone' : 'versionNote';
}

interface DraftProps {
  readonly content: ProductContent;
  readonly texts: VersionContent['texts'];
  readonly product: MusicProduct;
  readonly note: string;
}

/** The page that publishing a kept working copy would have made. */
function Draft({ texts, product, ...shown }: DraftProps) {
  const { data: artist } = useQuery(artistOptions(useDataAccess(), product.artistId));
  if (!artist) return null;
  return <LivePreview {...shown} texts={textsOfDescriptions(texts)} product={product} artist={artist} />;
}

/** Whether an uploaded picture has been removed since. */
function useIsGone(artistId: string, imageId: string | null): boolean {
  const { data } = useQuery({
    ...imageOptions(useDataAccess(), { artistId }, imageId ?? ''),
    enabled: imageId !== null,
  });
  return data !== undefined && data?.state !== 'ready';
}

interface ArtistVersionProps {
  readonly kind: 'artist' | 'medley';
  readonly artistId: string;
  readonly content: VersionContent;
}

function ArtistVersion({ kind, artistId, content }: ArtistVersionProps) {
  const { t } = useTranslation('publisher');
  const { data: now } = useQuery(artistPageOptions(useDataAccess(), artistId));
  const stored = v.safeParse(artistPageSchema, content.page);
  const medley = v.safeParse(medleySchema, content.page);
  const artist = kind === 'artist' && stored.success ? stored.output : now;
  if (!artist) return null;
  return (
    <ProfilePreview
      kind={kind}
      profile={artist}
      note={t('versionNote')}
      {...(kind === 'medley' && medley.success && { medley: medley.output })}
    />
  );
}

interface LabelVersionProps {
  readonly kind: 'label' | 'feed';
  readonly labelId: string;
  readonly content: VersionContent;
}

function LabelVersion({ kind, labelId, content }: LabelVersionProps) {
  const { t } = useTranslation('publisher');
  const { data: now } = useQuery(labelOptions(useDataAccess(), labelId));
  const stored = v.safeParse(labelProfileSchema, content.page ?? { ...now, ...content.fields });
  const label = stored.success ? stored.output : now;
  if (!label) return null;
  if (kind === 'feed') return <FeedPreview label={label} note={t('versionNote')} />;
  return <ProfilePreview kind="label" profile={label} note={t('versionNote')} />;
}
