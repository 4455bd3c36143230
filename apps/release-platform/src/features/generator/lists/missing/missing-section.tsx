import { useDataAccess } from '@countin/data/access';
import { missingReleasesOptions } from '@countin/data/imports';
import { myArtistsOptions, presentProfiles, type MyArtist } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { can } from '@countin/domain/permissions';
import { formatNumber, formatTime } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useUrlChoice } from '@countin/screen-kit/list';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, ProgressBar, Section, SelectField, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Addition } from './add-to-text.ts';
import { MissingFound } from './missing-found.tsx';
import styles from './missing.module.css';

/** The server waits for services as long as this, seconds. */
const LONGEST_WAIT = 40;

interface MissingSectionProps {
  /** Text of the list. */
  readonly text: string;
  readonly onAdd: (addition: Addition) => void;
}

/** What services list under one artist and is missing here, to be added to a list. Nothing without an artist. */
export default function MissingSection(props: MissingSectionProps) {
  const { uid } = useSession();
  const { data, error, refetch } = useQuery(myArtistsOptions(useDataAccess(), uid));
  const writable = useMemo(() => presentProfiles(data ?? []).filter(({ role }) => can(role, 'release.create')), [data]);
  const [first, ...others] = writable;
  if (error) return <LoadErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} />;
  return first ? <OfArtist {...props} artists={[first, ...others]} /> : null;
}

interface OfArtistProps extends MissingSectionProps {
  readonly artists: readonly [MyArtist, ...MyArtist[]];
}

function OfArtist({ artists, text, onAdd }: OfArtistProps) {
  const { t } = useTranslation('bulk-links');
  const [first, ...others] = artists;
  const [artistId, setArtist] = useUrlChoice('artist', [first.id, ...others.map(({ id }) => id)]);
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = asked === artistId;
  const missing = useQuery({ ...missingReleasesOptions(useDataAccess(), artistId), enabled: isAsked });
  const found = isAsked ? missing.data : undefined;
  const ask = () => (isAsked ? void missing.refetch() : setAsked(artistId));
  return (
    <Linked>
      <Section title={t('missing.title')} lead={t('missing.lead')}>
        <div className={styles.section}>
          <div className={styles.ask}>
            <SelectField
              label={t('missing.artist')}
              value={artistId}
              onChange={({ target }) => setArtist(target.value)}
            >
              {artists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button variant="solid" busy={missing.isFetching} onClick={ask}>
              {t('missing.find')}
            </Button>
          </div>
          <Progress asking={missing.isFetching} missing={found?.rows.length} />
          {isAsked && missing.error && !missing.isFetching && (
            <LoadErrorNotice error={missing.error} onRetry={() => void missing.refetch()} />
          )}
          {found && (
            <MissingFound
              key={artistId}
              artistId={artistId}
              found={found}
              busy={missing.isFetching}
              text={text}
              onAdd={onAdd}
              onAskAgain={() => void missing.refetch()}
            />
          )}
        </div>
      </Section>
    </Linked>
  );
}

/** Comes into view where a link has named the artist. */
function Linked({ children }: { readonly children: ReactNode }) {
  const [query] = useSearchParams();
  const [isLinked] = useState(() => query.has('artist'));
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLinked) section.current?.scrollIntoView();
  }, [isLinked]);
  return (
    <div ref={section} className={styles.linked}>
      {children}
    </div>
  );
}

interface ProgressProps {
  readonly asking: boolean;
  /** Number of missing releases; undefined until it is known. */
  readonly missing: number | undefined;
}

/** That services are asked, and how many releases are missing, also for screen readers. */
function Progress({ asking, missing }: ProgressProps) {
  const { t } = useTranslation('bulk-links');
  const locale = useLocale();
  return (
    <div role="status">
      {asking && (
        <>
          <ProgressBar label={t('missing.asking')} share={null} />
          <p>
            {t('missing.asking')} {t('missing.slow', { time: formatTime(locale, LONGEST_WAIT, 'second') })}
          </p>
        </>
      )}
      {!asking && missing !== undefined && missing > 0 && (
        <p>{t('missing.number', { number: formatNumber(locale, missing) })}</p>
      )}
    </div>
  );
}
