import { useDataAccess } from '@countin/data/access';
import { openedShareOptions, sharedNumbersOptions, type OpenedShare } from '@countin/data/numbers';
import { shareTokenSchema } from '@countin/domain/numbers';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { ErrorBoundary, LoadError, screen, ScreenSkeleton } from '@countin/screen-kit/loading';
import { EmptyState, PageHeader, Wordmark } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { is } from 'valibot';
import { paths } from '../../../paths/paths.ts';
import { AnalysisReport } from '../analysis-report.tsx';
import { annotationsOf } from '../annotations.ts';
import { useAnalysisAddress } from '../use-analysis-address.ts';
import { useNames } from '../use-names.ts';
import { useRangePair, type ReadNumbers } from '../use-range-pair.ts';
import { useReleaseLives } from '../use-release-lives.ts';
import styles from '../analysis.module.css';

const MINUTE = 60_000;
const NO_CLIPS: ReadonlyMap<string, string> = new Map();
/** Codes of links that show nothing, and will not by trying again. */
const ENDED: readonly string[] = ['numbers/share-unknown', 'numbers/share-revoked', 'numbers/share-expired'];

/** The numbers of an artist for whom a link was made. The token is in the fragment, which no server and no other site sees. */
export const Component = screen(SharedAnalysisScreen);

function SharedAnalysisScreen() {
  const token = useLocation().hash.slice(1);
  return (
    <div className={styles.shared}>
      <Link to={paths.splash.to()} className={styles.home}>
        <Wordmark site="countin" />
      </Link>
      <main>
        {is(shareTokenSchema, token) ? <OpenedLink token={token} /> : <EndedLink code="numbers/share-unknown" />}
      </main>
    </div>
  );
}

function OpenedLink({ token }: { readonly token: string }) {
  const { data, error, refetch } = useQuery({
    ...openedShareOptions(useDataAccess(), token),
    // A link that is revoked while it is open ends here too.
    refetchInterval: MINUTE,
  });
  if (error && isEnded(error)) return <EndedLink code={errorCodeOf(error)} />;
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  return (
    <ErrorBoundary
      resetKey={token}
      onRetry={() => void refetch()}
      fallback={(caught, retry) =>
        isEnded(caught) ? <EndedLink code={errorCodeOf(caught)} /> : <LoadError error={caught} onRetry={retry} />
      }
    >
      <SharedReport token={token} share={data} />
    </ErrorBoundary>
  );
}

const isEnded = (error: unknown): boolean => ENDED.includes(errorCodeOf(error));

function EndedLink({ code }: { readonly code: string }) {
  const { t } = useTranslation('analysis');
  const errorText = useErrorText();
  return <PageHeader title={t('shared.ended')} below={errorText(code)} />;
}

function SharedReport({ token, share }: { readonly token: string; readonly share: OpenedShare }) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const access = useDataAccess();
  const now = useNow(MINUTE);
  const [address, change] = useAnalysisAddress(now);
  const read: ReadNumbers = (range, page) => sharedNumbersOptions(access, token, range, page);
  const pair = useRangePair(read, address);
  const releases = share.releases.map((release) => ({ ...release, storeLinks: [] }));
  const names = useNames({ releases, clips: NO_CLIPS, now });
  const lives = useReleaseLives({ read, isKnown: true, releases, address, now });
  return (
    <AnalysisReport
      title={<bdi>{share.artist}</bdi>}
      lead={t('shared.lead', { date: formatDate(locale, share.expiresAt, ownZone, now) })}
      pair={pair}
      address={address}
      onChange={change}
      now={now}
      names={names}
      annotations={annotationsOf(releases, [], address.range)}
      lives={lives}
      pages={
        Object.keys(pair.numbers.pages).length > 0 || address.page ? pagesOf(pair.numbers.pages, address.page) : null
      }
      subject={{ artist: share.artist }}
      fileName={share.slug}
      empty={<EmptyState title={t('emptyTitle')}>{t('shared.empty')}</EmptyState>}
    />
  );
}

const pagesOf = (pages: object, page: string | null): string[] => [
  ...new Set([...Object.keys(pages), ...(page === null ? [] : [page])]),
];
