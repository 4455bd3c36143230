import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import styles from './services.module.css';
import { useServiceTexts, type AskedService } from './use-service-texts.ts';

/** What each service has said of the entries of a list. */
export function ServiceTable({ services }: { readonly services: readonly AskedService[] }) {
  const { t } = useTranslation('bulk-links');
  return (
    <table className={styles.table} aria-label={t('services.title')}>
      <thead>
        <tr>
          <th scope="col">{t('services.service')}</th>
          <th scope="col">{t('services.found')}</th>
          <th scope="col">{t('services.notFound')}</th>
          <th scope="col">{t('services.notReached')}</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <ServiceRow key={service.catalogue} service={service} />
        ))}
      </tbody>
    </table>
  );
}

function ServiceRow({ service }: { readonly service: AskedService }) {
  const locale = useLocale();
  const { nameOf, reasonOf } = useServiceTexts();
  const reason = reasonOf(service);
  return (
    <tr>
      <th scope="row">
        <bdi>{nameOf(service.catalogue)}</bdi>
        {reason !== '' && <small>{reason}</small>}
      </th>
      <td>{formatNumber(locale, service.found)}</td>
      <td>{formatNumber(locale, service.notFound)}</td>
      <td>{formatNumber(locale, service.notReached)}</td>
    </tr>
  );
}
