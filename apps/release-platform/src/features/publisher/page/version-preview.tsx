import { useDataAccess } from '@countin/data/access';
import { imageOptions } from '@countin/data/images';
import { artistOptions, artistPageOptions, labelOptions } from '@countin/data/profiles';
import { medleySchema } from '@countin/domain/medley';
import { LANGUAGES, type Language } from '@countin/domain/locale';
import { artistPageSchema, labelProfileSchema, type ArtistProfile } from '@countin/domain/profile';
import type { PageKey, VersionContent } from '@countin/domain/publisher';
import type { MusicProduct, ReleasePage } from '@countin/domain/release';
import { releasePageSchema } from '@countin/domain/release-metadata';
import { NO_TEXT, pageTextsOf, type ReleaseText } from '@countin/domain/texts';
import { lazyImport } from '@countin/deployment-recovery';
import { useNow } from '@countin/screen-kit/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { previewPage } from '../../../shell/release-preview/preview-page.ts';
import { ReleaseFrame } from '../../../shell/release-preview/release-frame.tsx';
import { validFields } from './page-content.ts';

const ProfilePreview = lazy(lazyImport(() => import('../../../shell/profile-preview/profile-preview.tsx')));
const FeedPreview = lazy(lazyImport(() => import('../../../shell/profile-preview/label-feed-preview.tsx')));
const MINUTE = 60_000;
/** What a text has beside its content. The page shows none of it. */
const UNEDITED = { sources: {}, versions: 0, updatedBy: '', updatedAt: 0 };

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
  const { t } = useTranslation(['publisher', 'release-editor']);
  const page = useReleasePage(content, product);
  const isGone = useIsGone(product.artistId, page?.coverImage?.imageId ?? null);
  if (!page) return null;
  const isUndated = content.page === null && !content.fields['releaseMoment'];
  return (
    <ReleaseFrame
      release={isGone ? { ...page, coverImage: null } : page}
      placeholder={isUndated ? t('release-editor:preview.undated') : null}
      note={t(`publisher:${noteOf(content, isGone)}`)}
    />
  );
}

/** The page as it was, or as its fields would make it today; undefined until it is known. */
function useReleasePage(content: VersionContent, product: MusicProduct): ReleasePage | undefined {
  const { data: artist } = useQuery(artistOptions(useDataAccess(), product.artistId));
  const now = useNow(MINUTE);
  const stored = v.safeParse(releasePageSchema, content.page);
  return stored.success ? stored.output : artist && drawnPage(content, product, artist, now);
}

/** Key of the words below the page. A working copy that was kept has no public page. */
function noteOf({ page }: VersionContent, isGone: boolean) {
  if (!page) return 'versionDraft';
  return isGone ? 'versionCoverGone' : 'versionNote';
}

/** The page that publishing a kept working copy would have made. */
function drawnPage({ fields, texts }: VersionContent, product: MusicProduct, artist: ArtistProfile, now: number) {
  const content = { ...product, ...validFields(fields) };
  const written = LANGUAGES.flatMap((language): [Language, ReleaseText][] => {
    const text = texts[language];
    return text ? [[language, { ...NO_TEXT, ...text, ...UNEDITED, language }]] : [];
  });
  return previewPage(
    { ...content, texts: pageTextsOf(content, Object.fromEntries(written)) },
    product,
    artist,
    null,
    now,
  );
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
