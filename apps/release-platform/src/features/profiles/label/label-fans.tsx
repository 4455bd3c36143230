import { usePermissions } from '@countin/data/permissions';
import type { ArtistNumbers } from '@countin/data/profiles';
import type { LabelProfile } from '@countin/domain/profile';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Figures, Hint, Section } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import styles from './label-releases.module.css';

interface LabelFansProps {
  readonly label: LabelProfile;
  readonly numbers: readonly ArtistNumbers[];
}

/** Fans of the label's artists, counted over artists who share their numbers, with a link to the label's own fans. */
export function LabelFans({ label, numbers }: LabelFansProps) {
  const { t } = useTranslation('release-lists');
  const locale = useLocale();
  const sum = (of: 'followers' | 'waiting') =>
    formatNumber(
      locale,
      numbers.reduce((total, each) => total + each[of], 0),
    );
  const mayRead = usePermissions('label', label).may('fans.read');
  if (numbers.length === 0 && !mayRead) return null;
  return (
    <Section title={t('label.fans')}>
      {numbers.length > 0 && (
        <>
          <Figures
            label={t('label.fans')}
            figures={[
              { value: sum('followers'), name: t('label.fansFollowers') },
              { value: sum('waiting'), name: t('label.fansWaiting') },
            ]}
          />
          <Hint className={styles.below}>{t('label.fansHint')}</Hint>
        </>
      )}
      {mayRead && (
        <p className={styles.below}>
          <Link to={paths.labelSignups.to(label.id)}>{t('label.newsFans')}</Link>
        </p>
      )}
    </Section>
  );
}
