import { serviceName, type StoreLink } from '@countin/domain/store-links';
import { formatList, formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import type { RowDetails } from '../../engine/row-summary.ts';
import runStyles from '../run.module.css';
import styles from './services.module.css';
import { useEvidence } from './use-evidence.ts';
import { useServiceTexts } from './use-service-texts.ts';

/** Links of a row of a list with their evidence, the entries that led to it, and services that were not reached for it. */
export function RowLinks({ details: { record, planned } }: { readonly details: RowDetails }) {
  const { t } = useTranslation(['bulk-links', 'import-run']);
  const locale = useLocale();
  const { nameOf } = useServiceTexts();
  const { list } = record;
  if (!list) return null;
  const { storeLinks } = record.fields;
  const links = planned?.content?.storeLinks ?? (storeLinks && 'value' in storeLinks ? storeLinks.value : []);
  return (
    <section aria-label={t('row.links')}>
      <h3 className={runStyles.heading}>{t('row.links')}</h3>
      <ul className={styles.links}>
        {links.map((link) => (
          <LinkOfRow key={link.id} link={link} />
        ))}
      </ul>
      {list.unreached.length > 0 && (
        <p>{t('row.unreached', { names: formatList(locale, list.unreached.map(nameOf)) })}</p>
      )}
      <p>{t('row.entries')}</p>
      <ul className={styles.links}>
        {list.entries.map(({ code, line }) => (
          <li key={`${line} ${code}`}>
            <small>{t('import-run:line', { number: formatNumber(locale, line) })}</small>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkOfRow({ link }: { readonly link: StoreLink }) {
  const evidence = useEvidence();
  return (
    <li>
      <b>
        <bdi>{serviceName(link.service) ?? link.label}</bdi>
      </b>{' '}
      <a href={link.url} target="_blank" rel="noreferrer">
        <bdi dir="ltr">{link.url}</bdi>
      </a>
      <small>{evidence(link)}</small>
    </li>
  );
}
