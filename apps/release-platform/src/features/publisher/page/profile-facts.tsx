import { useDataAccess } from '@countin/data/access';
import { artistPageOptions, labelOptions } from '@countin/data/profiles';
import type { Language } from '@countin/domain/locale';
import { lazyImport } from '@countin/deployment-recovery';
import { formatList, languageName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../publisher.module.css';
import { SharingCard } from './sharing-card.tsx';
import { Views } from './views.tsx';

const ProfilePreview = lazy(lazyImport(() => import('../../../shell/profile-preview/profile-preview.tsx')));
const FeedPreview = lazy(lazyImport(() => import('../../../shell/profile-preview/label-feed-preview.tsx')));

interface ArtistFactsProps {
  readonly kind: 'artist' | 'medley';
  readonly artistId: string;
}

/** What is known about an artist's page or medley, and the page as fans see it, with its weight. */
export function ArtistFacts({ kind, artistId }: ArtistFactsProps) {
  const { data: artist } = useQuery(artistPageOptions(useDataAccess(), artistId));
  if (!artist) return null;
  return (
    <>
      <dl className={styles.facts}>
        <Languages texts={{ ...artist.bios, [artist.language]: artist.bio }} />
        <SharingCard kind="artist" id={artist.customSlug} changedAt={artist.updatedAt} />
        <Views subject={{ kind: 'artist', id: artistId }} page={kind} />
      </dl>
      <Suspense>
        <ProfilePreview kind={kind} profile={artist} weighed />
      </Suspense>
    </>
  );
}

interface LabelFactsProps {
  readonly kind: 'label' | 'feed';
  readonly labelId: string;
}

/** What is known about a label's page or feed, and the page as fans see it, with its weight. */
export function LabelFacts({ kind, labelId }: LabelFactsProps) {
  const { data: label } = useQuery(labelOptions(useDataAccess(), labelId));
  if (!label) return null;
  return (
    <>
      <dl className={styles.facts}>
        <Languages texts={{ [label.language]: label.bio }} />
        <SharingCard kind="label" id={label.customSlug} changedAt={label.updatedAt} />
        <Views subject={{ kind: 'label', id: labelId }} page={kind} />
      </dl>
      <Suspense>
        {kind === 'label' ? (
          <ProfilePreview kind="label" profile={label} weighed />
        ) : (
          <FeedPreview label={label} weighed />
        )}
      </Suspense>
    </>
  );
}

/** Languages in which fans read about the profile. */
function Languages({ texts }: { readonly texts: Readonly<Partial<Record<Language, string>>> }) {
  const { t } = useTranslation('publisher');
  const locale = useLocale();
  const written = Object.entries(texts).flatMap(([language, text]) => (text.trim() === '' ? [] : language));
  return (
    <>
      <dt>{t('languages')}</dt>
      <dd>{written.length === 0 ? t('noText') : formatList(locale, written.map(languageName))}</dd>
    </>
  );
}
