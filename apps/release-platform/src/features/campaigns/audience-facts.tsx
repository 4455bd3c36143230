import { EXCLUSIONS, type AudienceSize } from '@countin/domain/campaigns';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import styles from './campaigns.module.css';

/** How many fans get a campaign, and how many do not and why. */
export function AudienceFacts({ size }: { readonly size: AudienceSize }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const excluded = EXCLUSIONS.filter((reason) => size[reason] > 0);
  return (
    <div className={styles.audience} role="status">
      <p className={styles.recipients}>
        {t('recipients', { count: size.recipients, number: formatNumber(locale, size.recipients) })}
      </p>
      {excluded.length > 0 && (
        <>
          <p>{t('excluded.title')}</p>
          <ul>
            {excluded.map((reason) => (
              <li key={reason}>
                {t(`excluded.${reason}`, { count: size[reason], number: formatNumber(locale, size[reason]) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
