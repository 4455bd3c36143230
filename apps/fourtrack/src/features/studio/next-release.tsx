import { useDataAccess } from '@countin/data/access';
import { releasesOptions } from '@countin/data/releases';
import { errorCodeOf } from '@countin/domain/errors';
import { upcomingReleases } from '@countin/domain/release';
import { releasePath } from '@countin/domain/urls';
import { countdownParts, countdownWords, formatInstant } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { uploadedPicture } from '@countin/domain/artwork';
import { Cover, Figures, Notice, Section, Skeleton } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOrigins } from '@countin/app-shell';
import { countinPaths } from './countin-paths.ts';
import { useCountinLink } from './use-countin-link.ts';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import styles from './studio.module.css';

interface NextReleaseProps {
  readonly artistId: string;
  readonly artistSlug: string;
  /** The artist's owner, who is in `createdBy` of its releases. */
  readonly owner: string;
  /** The user may change releases: others are led to no editor. */
  readonly mayEdit: boolean;
}

/** The artist's next release, and the time until it. */
export function NextRelease({ artistId, artistSlug, owner, mayEdit }: NextReleaseProps) {
  const { t } = useTranslation(['studio', 'release']);
  const locale = useLocale();
  const errorText = useErrorText();
  const { main } = useOrigins();
  const toCountin = useCountinLink();
  const now = useNow(1000);
  const { data, error } = useInfiniteQuery(releasesOptions(useDataAccess(), { uid: owner, artistId }));
  const [next] = upcomingReleases(data?.pages.flatMap((page) => page.items) ?? [], now, ownZone);
  if (error)
    return (
      <Section title={t('next.title')}>
        <Notice tone="danger" title={errorText(errorCodeOf(error))} />
      </Section>
    );
  if (!data)
    return (
      <Section title={t('next.title')}>
        <Skeleton height={180} />
      </Section>
    );
  if (!next) {
    return (
      <Section title={t('next.title')}>
        <p className={styles.line}>
          {t('next.none')}
          {mayEdit && (
            <>
              {' '}
              <a href={toCountin(countinPaths.artist(artistId))}>{t('next.plan')}</a>
            </>
          )}
        </p>
      </Section>
    );
  }
  const { product, at } = next;
  return (
    <Section
      title={t('next.title')}
      aside={mayEdit && <a href={toCountin(countinPaths.product(artistId, product.id))}>{t('next.edit')}</a>}
    >
      <div className={styles.next}>
        <Cover
          design={product.cover}
          picture={uploadedPicture(artistId, product.coverImage)}
          title={product.title}
          size={148}
          sleeve
        />
        <div className={styles.words}>
          <h3 className={styles.title}>
            <a href={main + releasePath({ id: product.id, artistSlug, productSlug: product.productSlug })}>
              <bdi>{product.title}</bdi>
            </a>
          </h3>
          <p className={styles.line}>{t('release:before', { ...formatInstant(locale, at, ownZone, now) })}</p>
          <Figures
            label={t('next.timer')}
            figures={countdownParts(countdownWords(locale), at - now).map(({ digits, label }) => ({
              value: digits,
              name: label,
            }))}
          />
        </div>
      </div>
    </Section>
  );
}
