import { useSites } from '@countin/app-shell';
import { useDataAccess } from '@countin/data/access';
import { endKeptFeedOptions, renewKeptFeedOptions } from '@countin/data/collection';
import { originsOf } from '@countin/domain/deployment';
import { keptCalendarPath } from '@countin/domain/urls';
import { formatDate } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, buttonClass, CopyButton, Notice, Section, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionError } from './action-error.tsx';
import { ownZone } from '@countin/screen-kit/hooks';
import styles from './collection.module.css';

interface KeptCalendarProps {
  /** Since when there is an address; null without one. */
  readonly since: number | null;
  readonly now: number;
}

/** One calendar of everything that the user keeps, by an address that ends when the user says so. */
export default function KeptCalendar({ since, now }: KeptCalendarProps) {
  const { t } = useTranslation('collection');
  const access = useDataAccess();
  const renew = useMutation(renewKeptFeedOptions(access));
  const end = useMutation(endKeptFeedOptions(access));
  const error = renew.error ?? end.error;
  const create = () => {
    end.reset();
    renew.mutate({});
  };
  const stop = () => {
    renew.reset();
    end.mutate({});
  };
  return (
    <Section title={t('calendar.title')} lead={t('calendar.lead')} className={styles.part}>
      {error && <ActionError error={error} />}
      {since === null ? (
        end.isSuccess && <Notice title={t('calendar.ended')} />
      ) : (
        <Known token={renew.data?.token} since={since} now={now} />
      )}
      <div className={styles.buttons}>
        <Button busy={renew.isPending} onClick={create}>
          {t(since === null ? 'calendar.create' : 'calendar.renew')}
        </Button>
        {since !== null && (
          <Button variant="quiet" busy={end.isPending} onClick={stop}>
            {t('calendar.end')}
          </Button>
        )}
      </div>
    </Section>
  );
}

interface KnownProps {
  /** Token of the address, while it is known: it is stored nowhere. */
  readonly token: string | undefined;
  readonly since: number;
  readonly now: number;
}

/** What is known of the address: itself, or since when there is one. */
function Known({ token, since, now }: KnownProps) {
  const { t } = useTranslation('collection');
  const locale = useLocale();
  if (token !== undefined) return <Address token={token} />;
  return <p>{t('calendar.since', { date: formatDate(locale, since, ownZone, now) })}</p>;
}

/** The address, which is shown once. */
function Address({ token }: { readonly token: string }) {
  const { t } = useTranslation('collection');
  const address = originsOf(useSites()).main + keptCalendarPath(token);
  return (
    <div className={styles.form}>
      <TextField label={t('calendar.address')} hint={t('calendar.once')} value={address} readOnly dir="ltr" />
      <div className={styles.buttons}>
        <CopyButton text={address} label={t('calendar.copy')} copiedLabel={t('calendar.copied')} />
        <a className={buttonClass()} href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendar.open')}
        </a>
      </div>
    </div>
  );
}
