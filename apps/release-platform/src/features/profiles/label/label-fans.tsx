import type { ArtistNumbers } from '@countin/data/profiles';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Figures, Hint, Section } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './label-releases.module.css';

/** Fans of the label's artists, counted from those who share their numbers. */
export function LabelFans({ numbers }: { readonly numbers: readonly ArtistNumbers[] }) {
  const { t } = useTranslation('release-lists');
  const locale = useLocale();
  const sum = (of: 'followers' | 'waiting') =>
    formatNumber(
      locale,
      numbers.reduce((total, each) => total + each[of], 0),
    );
  if (numbers.length === 0) return null;
  return (
    <Section title={t('label.fans')}>
      <Figures
        label={t('label.fans')}
        figures={[
          { value: sum('followers'), name: t('label.fansFollowers') },
          { value: sum('waiting'), name: t('label.fansWaiting') },
        ]}
      />
      <Hint className={styles.below}>{t('label.fansHint')}</Hint>
    </Section>
  );
}
