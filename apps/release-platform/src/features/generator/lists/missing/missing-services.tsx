import type { MissingReleases } from '@countin/data/imports';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, buttonClass, Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../../paths/paths.ts';
import servicesStyles from '../../run/services/services.module.css';
import { useServiceTexts } from '../../run/services/use-service-texts.ts';
import { timeOf } from '../../texts/time-of.ts';
import styles from './missing.module.css';

type Service = MissingReleases['services'][number];
type Answered = Extract<Service, { readonly state: 'answered' }>;

interface MissingServicesProps {
  readonly artistId: string;
  readonly services: readonly Service[];
  readonly busy: boolean;
  readonly onAskAgain: () => void;
}

/** What each service has said, and what to do about those without an answer. */
export function MissingServices({ artistId, services, busy, onAskAgain }: MissingServicesProps) {
  const { t } = useTranslation('bulk-links');
  return (
    <>
      <table className={servicesStyles.table} aria-label={t('services.title')}>
        <thead>
          <tr>
            <th scope="col">{t('services.service')}</th>
            <th scope="col">{t('missing.lists')}</th>
            <th scope="col">{t('missing.here')}</th>
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <ServiceRow key={service.service} service={service} />
          ))}
        </tbody>
      </table>
      {services.some(({ state }) => state === 'not-reached') && (
        <Notice
          title={t('services.someMissed')}
          action={
            <Button size="small" busy={busy} onClick={onAskAgain}>
              {t('services.askAgain')}
            </Button>
          }
        >
          {t('missing.askAgainText')}
        </Notice>
      )}
      {services.some(({ state }) => state === 'no-artist') && (
        <Notice
          title={t('missing.unlinked')}
          action={
            <Link className={buttonClass({ size: 'small' })} to={paths.artistPage.to(artistId)}>
              {t('missing.openPage')}
            </Link>
          }
        >
          {t('missing.unlinkedText')}
        </Notice>
      )}
    </>
  );
}

function ServiceRow({ service }: { readonly service: Service }) {
  const locale = useLocale();
  const { nameOf } = useServiceTexts();
  return (
    <tr>
      <th scope="row">
        <bdi>{nameOf(service.service)}</bdi>
        {service.state === 'answered' && <Unread service={service} />}
      </th>
      {service.state === 'answered' ? (
        <>
          <td>{formatNumber(locale, service.listed)}</td>
          <td>{formatNumber(locale, service.missing)}</td>
        </>
      ) : (
        <td colSpan={2} className={styles.silent}>
          <Silent service={service} />
        </td>
      )}
    </tr>
  );
}

/** What of a service's list was not read. */
function Unread({ service: { service, skipped, more } }: { readonly service: Answered }) {
  const { t } = useTranslation('bulk-links');
  const locale = useLocale();
  const { nameOf } = useServiceTexts();
  return (
    <>
      {more && <small>{t('missing.listsMore', { name: nameOf(service) })}</small>}
      {skipped > 0 && <small>{t('missing.skipped', { number: formatNumber(locale, skipped) })}</small>}
    </>
  );
}

/** Why a service has listed nothing, and when to ask again. */
function Silent({ service }: { readonly service: Exclude<Service, Answered> }) {
  const { t } = useTranslation(['bulk-links', 'product-links']);
  const locale = useLocale();
  const { reasonOf } = useServiceTexts();
  if (service.state === 'no-artist') return t('missing.noArtist');
  if (service.state === 'not-configured') return reasonOf({ catalogue: service.service, reason: 'not-configured' });
  const { reason, retryAfterSeconds } = service;
  return (
    <>
      {reasonOf({ catalogue: service.service, reason })}
      {retryAfterSeconds !== null && retryAfterSeconds > 0 && (
        <> {t('product-links:search.wait', { time: timeOf(locale, retryAfterSeconds) })}</>
      )}
    </>
  );
}
