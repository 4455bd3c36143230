import type { CallableOutput } from '@countin/domain/callables';
import type { ProfileKind } from '@countin/domain/permissions';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Figures, Skeleton } from '@countin/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './deleted-profile.module.css';

type Content = CallableOutput<'countProfileContent'>;

/** Content of a profile of each kind that a deletion removes. */
const COUNTED = {
  artist: ['releases', 'fans', 'pictures', 'medleys', 'members'],
  label: ['artists', 'pictures', 'members'],
} as const satisfies Readonly<Record<ProfileKind, readonly string[]>>;

interface ContentFiguresProps {
  readonly kind: ProfileKind;
  readonly content: Pick<UseQueryResult<Content>, 'data' | 'error' | 'refetch'>;
}

/** Numbers of what a deletion removes. */
export function ContentFigures({ kind, content }: ContentFiguresProps) {
  const { t } = useTranslation('profile-settings');
  const locale = useLocale();
  const { data, error, refetch } = content;
  if (!data) return error ? <LoadErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={64} />;
  const counts = { ...data, medleys: data.medley ? 1 : 0 };
  return (
    <div className={styles.figures}>
      <Figures
        label={t('delete.goes')}
        figures={COUNTED[kind].map((what) => ({
          name: t(`delete.${what}`),
          value: formatNumber(locale, counts[what]),
        }))}
      />
    </div>
  );
}
