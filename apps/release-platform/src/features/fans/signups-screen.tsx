import { useLiveSignups } from '@countin/data/signups';
import { SIGNUP_STATES, type Signup } from '@countin/domain';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { LoadError } from '@countin/screen-kit/loading';
import { Button, EmptyState, Notice, PageHeader, SelectField, Skeleton, TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../shell/hooks/use-now.ts';
import { paths } from '../../shell/navigation/paths.ts';
import { ExportButton } from './export-button.tsx';
import { matchingSignups, type SignupFilter } from './matching-signups.ts';
import { SignupRow } from './signup-row.tsx';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import styles from './signups-screen.module.css';
import { BackLink } from '../../shell/navigation/back-link.tsx';

const PAGE = 100;
/** The most that one subscription may follow, as the rules have it. */
const MOST = 500;
const FILTERS = ['all', ...SIGNUP_STATES] as const satisfies readonly SignupFilter[];

/** Everybody who asked an artist to be told, live. */
export function Component() {
  const { t } = useTranslation(['signups', 'fan-states']);
  const locale = useLocale();
  const artist = useOwnArtist();
  const artistId = artist.id;
  const now = useNow(30_000);
  const [limit, setLimit] = useState(PAGE);
  const [text, setText] = useState('');
  const [state, setState] = useState<SignupFilter>('all');
  const live = useLiveSignups(artistId, limit);
  const [kept, setKept] = useState<{ artistId: string; signups: readonly Signup[] | undefined }>({
    artistId,
    signups: undefined,
  });

  if (live.error && !live.signups) return <LoadError error={live.error} onRetry={() => window.location.reload()} />;
  // Asking for more begins a new subscription: what is known stays until it has answered.
  if (live.signups && live.signups !== kept.signups) setKept({ artistId, signups: live.signups });
  const signups = live.signups ?? (kept.artistId === artistId ? kept.signups : undefined);
  const found = signups && matchingSignups(signups, text, state);
  const full = signups !== undefined && signups.length >= limit;
  const count = signups && formatNumber(locale, signups.length) + (full ? '+' : '');
  return (
    <>
      <PageHeader
        title={t('title')}
        above={<BackLink to={paths.artist.to(artistId)}>{artist.name}</BackLink>}
        below={
          count !== undefined ? (
            <>
              {t('number', { count: signups?.length ?? 0, number: count })}
              {live.current && <span className={styles.live}>{t('live')}</span>}
            </>
          ) : (
            <Skeleton width={90} height="1.5em" />
          )
        }
        actions={signups && signups.length > 0 && <ExportButton artistId={artistId} artistSlug={artist.customSlug} />}
      />
      {live.signups && !live.current && <Notice title={t('offline')} />}
      {!found ? (
        <div className={styles.tools}>
          <Skeleton height={76} />
          <Skeleton height={76} />
        </div>
      ) : signups.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <>
          <div className={styles.tools} role="search">
            <TextField
              type="search"
              label={t('search')}
              placeholder={t('searchPlaceholder')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <SelectField
              label={t('filter')}
              value={state}
              onChange={(event) => setState(FILTERS.find((filter) => filter === event.target.value) ?? 'all')}
            >
              {FILTERS.map((filter) => (
                <option key={filter} value={filter}>
                  {filter === 'all' ? t('all') : t(`fan-states:${filter}`)}
                </option>
              ))}
            </SelectField>
          </div>
          {found.length === 0 ? (
            <EmptyState
              title={t('none')}
              action={
                <Button
                  onClick={() => {
                    setText('');
                    setState('all');
                  }}
                >
                  {t('clear')}
                </Button>
              }
            >
              {t('noneText')}
            </EmptyState>
          ) : (
            <div role="table" aria-label={t('title')}>
              <div role="rowgroup" aria-live="polite" aria-relevant="additions">
                {found.map((signup) => (
                  <SignupRow key={signup.id} signup={signup} now={now} />
                ))}
              </div>
            </div>
          )}
          {full && limit < MOST && (
            <div className={styles.more}>
              <Button onClick={() => setLimit(Math.min(MOST, limit + PAGE))}>{t('more')}</Button>
            </div>
          )}
          {full && limit >= MOST && <p className={styles.more}>{t('most', { number: formatNumber(locale, MOST) })}</p>}
        </>
      )}
    </>
  );
}
