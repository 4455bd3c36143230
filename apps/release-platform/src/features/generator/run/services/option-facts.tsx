import type { ProductContent } from '@countin/domain/release';
import type { LinkOption } from '@countin/import/records';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../texts/date-text.ts';
import styles from './services.module.css';
import { useEvidence } from './use-evidence.ts';

interface OptionFactsProps extends Pick<LinkOption, 'date' | 'trackCount'> {
  readonly kind?: ProductContent['kind'] | null;
  readonly source?: LinkOption['source'];
  readonly confidence?: number;
}

/** What tells an option from the others: its kind, its day, its tracks, and how sure it is. */
export function OptionFacts({ kind = null, date, trackCount, source, confidence }: OptionFactsProps) {
  const { t } = useTranslation(['bulk-links', 'common']);
  const locale = useLocale();
  const evidence = useEvidence();
  return (
    <span className={styles.facts}>
      {joinFacts([
        kind === null ? '' : t(`common:kind.${kind}`),
        dateText(locale, date),
        trackCount === null ? '' : t('row.tracks', { number: formatNumber(locale, trackCount) }),
        source && confidence !== undefined ? evidence({ source, confidence }) : '',
      ])}{' '}
    </span>
  );
}
