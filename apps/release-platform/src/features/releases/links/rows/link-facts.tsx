import type { CheckedLink, ReportedLink } from '@countin/domain/link-finding';
import type { StoreLink } from '@countin/domain/store-links';
import { formatAgo, formatNumber, formatPercent, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Chip, type ChipTone } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { ChangedLink } from './changed-link.tsx';
import { ReportedNotice } from './reported-notice.tsx';
import styles from './link-facts.module.css';

interface LinkFactsProps {
  readonly link: StoreLink;
  readonly name: string;
  /** Result of the last check; null if the link as it is now was not checked. */
  readonly check: CheckedLink | null;
  /** Reports of fans about the link as it is now. */
  readonly report: ReportedLink | null;
  readonly now: number;
  readonly onChange: (changes: Partial<StoreLink>) => void;
  readonly onRevert: () => Promise<void>;
  readonly onDismiss: () => Promise<void>;
}

const TONES: Readonly<Record<CheckedLink['state'], ChipTone>> = {
  live: 'live',
  moved: 'changed',
  'region-changed': 'changed',
  gone: 'danger',
  unknown: 'neutral',
};

/** Facts of a link: how it was found, whether it is live and where, and reports of fans. */
export function LinkFacts({ link, name, check, report, now, onChange, onRevert, onDismiss }: LinkFactsProps) {
  const found = useFoundText(link);
  return (
    <div className={styles.facts}>
      {(check || found) && (
        <span className={styles.line}>
          {check && <Checked check={check} now={now} />}
          {found && <span>{found}</span>}
        </span>
      )}
      {check && <ChangedLink check={check} name={name} territories={link.territories} onChange={onChange} />}
      {report && report.count > 0 && (
        <ReportedNotice report={report} name={name} now={now} onRevert={onRevert} onDismiss={onDismiss} />
      )}
    </div>
  );
}

function Checked({ check, now }: { readonly check: CheckedLink; readonly now: number }) {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  const where = useWhereText(check);
  const ago = check.checkedAt === null ? null : formatAgo(locale, check.checkedAt, now);
  return (
    <>
      <Chip tone={TONES[check.state]}>{t(`state.${check.state}`)}</Chip>
      <span>
        {joinFacts([
          where,
          check.checkedAt === null ? t('state.never') : ago ? t('state.checked', { ago }) : t('state.checkedNow'),
        ])}
      </span>
    </>
  );
}

/** In how many countries a link is live; null if that is not known. */
function useWhereText(check: CheckedLink): string | null {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  const { requested, live } = check.survey ?? { requested: check.requested, live: check.countries };
  if (check.state === 'gone' || check.state === 'unknown' || live.length === 0) return null;
  if (requested.length === 0) return t('state.liveIn', { count: live.length });
  return t('state.liveInOf', { count: live.length, total: formatNumber(locale, requested.length) });
}

/** Source of the link: empty for one that was pasted without a look-up. */
function useFoundText({ source, confidence }: StoreLink): string {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  if (confidence === undefined) return '';
  return t(`source.${source}`, { percent: formatPercent(locale, confidence / 100) });
}
