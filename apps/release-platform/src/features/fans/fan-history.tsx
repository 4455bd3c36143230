import { useDataAccess } from '@countin/data/access';
import { fanRecordOptions, type FanRecord } from '@countin/data/fans';
import type { ConsentEntry } from '@countin/domain/consent';
import type { Fan } from '@countin/domain/fan';
import { isZone } from '@countin/domain/locale';
import { serviceName } from '@countin/domain/store-links';
import { countryName, formatDateTime, formatNumber, joinFacts, languageName, longZoneName } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Notice, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './fan-history.module.css';

interface FanHistoryProps {
  readonly fan: Fan;
  /** Titles of the artist's releases by id. */
  readonly titles: ReadonlyMap<string, string>;
  readonly now: number;
}

/** Consents of a fan, entry by entry, whether they were tampered with, and the results of messages. */
export function FanHistory({ fan, titles, now }: FanHistoryProps) {
  const { t } = useTranslation('signups');
  const { data, error, refetch } = useQuery(fanRecordOptions(useDataAccess(), fan));
  return (
    <div className={styles.proof}>
      {error ? <LoadErrorNotice error={error} onRetry={() => void refetch()} /> : <Check record={data} />}
      <Facts facts={useFacts(fan, data, now)} />
      <h3>{t('proof')}</h3>
      <ol className={styles.entries}>
        {fan.ledger.map((entry) => (
          <Entry key={entry.n} entry={entry} titles={titles} now={now} />
        ))}
      </ol>
      <Messages record={data} scope={fan.ownerKind} now={now} />
    </div>
  );
}

function Check({ record }: { readonly record: FanRecord | undefined }) {
  const { t } = useTranslation('signups');
  const locale = useLocale();
  if (!record) return <Skeleton width={280} height="1.5em" />;
  const { brokenAt } = record;
  if (brokenAt === null) return <p>{t('intact')}</p>;
  return <Notice tone="danger" title={t('broken', { number: formatNumber(locale, brokenAt) })} />;
}

function useFacts(fan: Fan, record: FanRecord | undefined, now: number): readonly (readonly [string, ReactNode])[] {
  const { t } = useTranslation('signups');
  const locale = useLocale();
  // The fan's browser may know zones that this one does not.
  const zone = (id: string) => (isZone(id) ? longZoneName(locale, id, fan.createdAt) : id);
  const sent = record?.signups.flatMap(({ sentAt }) => sentAt ?? []);
  return [
    [t('columns.language'), languageName(fan.language)],
    [t('zone'), fan.zone === null ? t('zoneUnknown') : zone(fan.zone)],
    [t('country'), fan.country === null ? t('countryUnknown') : countryName(locale, fan.country)],
    [t('service'), fan.service === null ? t('serviceNone') : serviceName(fan.service)],
    // A release-day message notes its acceptance in the signup it answers.
    ...(sent
      ? [
          [
            t('lastContacted'),
            sent.length === 0 ? t('never') : formatDateTime(locale, Math.max(...sent), ownZone, now),
          ] as const,
        ]
      : []),
  ];
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EntryProps {
  readonly entry: ConsentEntry;
  readonly titles: ReadonlyMap<string, string>;
  readonly now: number;
}

/** One entry of the ledger in words. */
function Entry({ entry, titles, now }: EntryProps) {
  const { t } = useTranslation(['signups', 'fan-states']);
  const locale = useLocale();
  const { scope, action, method, at, wordingVersion, language } = entry;
  const title = scope.kind === 'release' ? titles.get(scope.id) : undefined;
  return (
    <li>
      <b>{t(`actions.${action}`)}</b>
      <span>
        {joinFacts([
          title ?? t(`fan-states:scopes.${scope.kind}`),
          t(`methods.${method}`),
          formatDateTime(locale, at, ownZone, now),
          wordingVersion && `${t('wordingVersion')} ${wordingVersion}`,
          wordingVersion && languageName(language),
        ])}
      </span>
    </li>
  );
}

interface MessagesProps {
  readonly record: FanRecord | undefined;
  /** Subject of a signup without a release. */
  readonly scope: Fan['ownerKind'];
  readonly now: number;
}

/** Each signup behind the fan: the wording as it was shown, and when a message was sent or is due. */
function Messages({ record, scope, now }: MessagesProps) {
  const { t } = useTranslation(['signups', 'fan-states']);
  const locale = useLocale();
  const moment = (at: number) => formatDateTime(locale, at, ownZone, now);
  return record?.signups.map(
    ({ productId, releaseTitle, state, wording, wordingLanguage, sentAt, dueAt, heldUntil }) => {
      const facts: [string, ReactNode][] = [
        [
          t('agreed'),
          <q key="agreed" lang={wordingLanguage} dir="auto">
            {wording}
          </q>,
        ],
        [t('columns.state'), t(`fan-states:${state}`)],
      ];
      if (sentAt !== null) facts.push([t('sentAt'), moment(sentAt)]);
      else if (dueAt !== null && (state === 'unconfirmed' || state === 'confirmed'))
        facts.push([t('dueAt'), moment(dueAt)]);
      if (heldUntil !== null) facts.push([t('heldUntil'), moment(heldUntil)]);
      return (
        <section key={productId ?? ''} className={styles.message}>
          <h3>{productId === null ? t(`fan-states:scopes.${scope}`) : releaseTitle}</h3>
          <Facts facts={facts} />
        </section>
      );
    },
  );
}
