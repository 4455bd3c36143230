import { useDataAccess } from '@countin/data/access';
import { linkChecksOptions } from '@countin/data/links';
import { artistOptions } from '@countin/data/profiles';
import { releaseOptions } from '@countin/data/releases';
import { releaseTextsOptions } from '@countin/data/texts';
import type { Language } from '@countin/domain/locale';
import type { MusicProduct } from '@countin/domain/release';
import { releasePageKey } from '@countin/domain/numbers';
import { pageTextsOf } from '@countin/domain/texts';
import { formatList, languageName } from '@countin/i18n';
import { lazyImport } from '@countin/deployment-recovery';
import { useLocale } from '@countin/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { ReleaseCover } from '../../../shell/releases/release-cover.tsx';
import styles from '../publisher.module.css';
import { SharingCard } from './sharing-card.tsx';
import { Views } from './views.tsx';

const LivePreview = lazy(lazyImport(() => import('../../../shell/release-preview/live-preview.tsx')));
const SIDE = 96;

interface ReleaseFactsProps {
  readonly productId: string;
  readonly artistId: string;
}

/** What is known about a release's page, and the page as fans will see it, with its weight. */
export function ReleaseFacts({ productId, artistId }: ReleaseFactsProps) {
  const { t } = useTranslation('publisher');
  const access = useDataAccess();
  const { data: product } = useQuery(releaseOptions(access, productId));
  const { data: artist } = useQuery(artistOptions(access, artistId));
  if (!product || !artist) return null;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('languages')}</dt>
        <dd>
          <Languages product={product} />
        </dd>
        <Sharing product={product} artistName={artist.name} />
        <dt>{t('links')}</dt>
        <dd>
          <DeadLinks productId={productId} artistId={artistId} />
        </dd>
        <Views subject={{ kind: 'artist', id: artistId }} page={releasePageKey(productId)} />
      </dl>
      <Suspense>
        <LivePreview content={product} product={product} artist={artist} weighed />
      </Suspense>
    </>
  );
}

/** The sharing picture of a public page; else the cover, which it will have. */
function Sharing({ product, artistName }: { readonly product: MusicProduct; readonly artistName: string }) {
  const { t } = useTranslation('publisher');
  if (product.publishedAt !== null && product.status === 'published')
    return <SharingCard kind="release" id={product.id} changedAt={product.publishedAt} />;
  return (
    <>
      <dt>{t('sharing')}</dt>
      <dd>
        <ReleaseCover release={product} artistName={artistName} size={SIDE} />
      </dd>
    </>
  );
}

/** Languages in which fans read about the release. */
function Languages({ product }: { readonly product: Parameters<typeof pageTextsOf>[0] & { readonly id: string } }) {
  const { t } = useTranslation('publisher');
  const locale = useLocale();
  const { data } = useQuery(releaseTextsOptions(useDataAccess(), product.id));
  const written = new Set(Object.keys(pageTextsOf(product, data ?? {})) as Language[]);
  if (product.language && product.description.trim() !== '') written.add(product.language);
  return written.size === 0 ? t('noText') : formatList(locale, [...written].map(languageName));
}

function DeadLinks({ productId, artistId }: ReleaseFactsProps) {
  const { t } = useTranslation('publisher');
  const { data } = useQuery(linkChecksOptions(useDataAccess(), productId));
  if (!data) return t('linksUnchecked');
  if (data.gone === 0) return t('linksWork');
  return <Link to={paths.productLinks.to(artistId, productId)}>{t('linksDead', { count: data.gone })}</Link>;
}
