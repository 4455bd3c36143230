import type { DirectoryEntry } from '@countin/domain/admin';
import { formatAgo, formatDate } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { Button, CopyButton, Notice } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changesOf, type PersonChange } from './person-change.ts';
import panelStyles from '../panel.module.css';
import styles from './person-facts.module.css';

interface PersonFactsProps {
  readonly user: DirectoryEntry;
  /** The user shown is the signed-in admin. */
  readonly own: boolean;
  readonly now: number;
  readonly onChange: (change: PersonChange) => void;
}

/** Facts about a user account, each with the actions that an admin can take on it. */
export function PersonFacts({ user, own, now, onChange }: PersonFactsProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const changes = changesOf(user, own);
  const button = (change: PersonChange | null) =>
    change && (
      <Button size="small" variant={change === 'suspend' ? 'danger' : 'outlined'} onClick={() => onChange(change)}>
        {t(`change.${change}.open`)}
      </Button>
    );
  return (
    <>
      {changes.request.length > 0 && user.proRequestedAt !== null && (
        <div className={styles.request}>
          <Notice title={t('person.asked', { date: formatDate(locale, user.proRequestedAt, ownZone, now) })}>
            {t('person.askedText')}
          </Notice>
          <div className={styles.actions}>
            {changes.request.map((change) => (
              <Button
                key={change}
                size="small"
                variant={change === 'makePro' ? 'solid' : 'outlined'}
                onClick={() => onChange(change)}
              >
                {t(`change.${change}.open`)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <dl className={styles.facts}>
        <Fact name={t('person.type')} end={button(changes.type)}>
          {t(`person.types.${user.userType}`)}
        </Fact>
        <Fact name={t('person.subscription')} end={button(changes.subscription)}>
          {t(`person.subscriptions.${user.subscription}`)}
        </Fact>
        <Fact name={t('person.access')} end={button(changes.access)}>
          {t(user.suspended ? 'person.suspended' : 'person.active')}
        </Fact>
        {user.email && (
          <Fact
            name={t('person.email')}
            end={
              <CopyButton
                size="small"
                variant="quiet"
                text={user.email}
                label={t('person.copy')}
                copiedLabel={t('person.copied')}
              />
            }
          >
            <bdi>{user.email}</bdi>
          </Fact>
        )}
        <Fact
          name={t('person.uid')}
          end={
            <CopyButton
              size="small"
              variant="quiet"
              text={user.uid}
              label={t('person.copy')}
              copiedLabel={t('person.copied')}
            />
          }
        >
          <bdi className={styles.uid}>{user.uid}</bdi>
        </Fact>
        <Fact name={t('person.joined')}>{formatDate(locale, user.createdAt, ownZone, now)}</Fact>
        <Fact name={t('person.seen')}>{formatAgo(locale, user.lastSeenAt, now) ?? t('person.now')}</Fact>
      </dl>
      {own && <p className={panelStyles.note}>{t('person.self')}</p>}
    </>
  );
}

function Fact({ name, end, children }: { name: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {end && <dd className={styles.end}>{end}</dd>}
    </div>
  );
}
