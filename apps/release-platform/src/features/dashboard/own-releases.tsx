import type { ListedProduct } from '@countin/domain/release';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, EmptyState, Rows, Section } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths/paths.ts';
import { ReleaseRow } from '../../shell/releases/release-row.tsx';
import { MoreLink } from '../../shell/overview/more-link.tsx';

const SHOWN = 6;

interface OwnReleasesProps {
  /** Error of the last request, with its retry. */
  readonly failed: { readonly error: Error | null; readonly retry: () => void };
  /** How many releases were read. */
  readonly count: number;
  /** All releases have been read. */
  readonly complete: boolean;
  /** Releases beside the featured one. */
  readonly others: readonly ListedProduct[];
  readonly now: number;
  readonly artistNameOf: (artistId: string) => string | undefined;
  /** Null for a user who may not create releases. */
  readonly onCreate: (() => void) | null;
}

/** Releases beside the one that is featured, or how to make the first. */
export function OwnReleases({ failed, count, complete, others, now, artistNameOf, onCreate }: OwnReleasesProps) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (
    <Section
      title={t('releases.title')}
      aside={
        count > SHOWN && (
          <MoreLink to={paths.collection.to()}>
            {t('releases.all', { number: formatNumber(locale, count) + (complete ? '' : '+') })}
          </MoreLink>
        )
      }
    >
      {failed.error && <LoadErrorNotice error={failed.error} onRetry={failed.retry} />}
      {count === 0 && !failed.error && <NoReleases onCreate={onCreate} />}
      {others.length > 0 && (
        <Rows>
          {others.slice(0, SHOWN).map((product) => (
            <ReleaseRow key={product.id} product={product} now={now} artistName={artistNameOf(product.artistId)} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

/** Guide to the first release. */
function NoReleases({ onCreate }: Pick<OwnReleasesProps, 'onCreate'>) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t('releases.emptyTitle')}
      action={onCreate && <Button onClick={onCreate}>{t('newRelease')}</Button>}
    >
      {t('releases.emptyText')}
    </EmptyState>
  );
}
