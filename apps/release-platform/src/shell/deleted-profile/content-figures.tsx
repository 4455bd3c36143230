import type { CallableOutput } from '@countin/domain/callables';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Figures, Skeleton } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import styles from './deleted-profile.module.css';

/** What a deletion removes, in numbers. */
export function ContentFigures({ content }: { readonly content: CallableOutput<'countProfileContent'> | undefined }) {
  const { t } = useTranslation('profile-settings');
  const locale = useLocale();
  if (!content) return <Skeleton height={64} />;
  const { releases, fans, pictures, medley } = content;
  const figure = (name: string, count: number) => ({ name, value: formatNumber(locale, count) });
  return (
    <div className={styles.figures}>
      <Figures
        label={t('delete.goes')}
        figures={[
          figure(t('delete.releases'), releases),
          figure(t('delete.fans'), fans),
          figure(t('delete.pictures'), pictures),
          figure(t('delete.medleys'), medley ? 1 : 0),
        ]}
      />
    </div>
  );
}
