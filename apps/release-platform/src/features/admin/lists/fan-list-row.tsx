import type { AdminFanList } from '@countin/data/admin';
import { formatDateTime, formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { Button } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import styles from './fan-lists.module.css';

/** What an admin decides about a list. */
export type Decision = 'approve' | 'refuse';

interface FanListRowProps {
  readonly list: AdminFanList;
  readonly now: number;
  readonly onAsk: (decision: Decision) => void;
}

/** One list: whose it is, where its consents come from, and what became of its sample. */
export function FanListRow({ list, now, onAsk }: FanListRowProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { account, accountName, accountSince, fans, places, results, statements, state, decidedBy } = list;
  const when = (at: number) => formatDateTime(locale, at, ownZone, now);
  const number = (value: number) => formatNumber(locale, value);
  const mayApprove = state !== 'released' || decidedBy === null;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <Link to={paths.admin.to({ person: account })}>
          <bdi>{accountName || account}</bdi>
        </Link>
        <span>{accountSince === null ? t('lists.gone') : t('lists.since', { when: when(accountSince) })}</span>
        <span>
          {t('lists.numbers', {
            fans: number(fans),
            places: number(places),
            sent: number(results.sent),
            bounced: number(results.bounced),
            complained: number(results.complained),
          })}
        </span>
        {statements.map(({ artistId, artistName, source, at }) => (
          <span key={`${artistId} ${at}`}>
            {t('lists.statement', { artist: artistName || artistId, source, when: when(at) })}
          </span>
        ))}
      </div>
      <div className={styles.actions}>
        {mayApprove && (
          <Button size="small" onClick={() => onAsk('approve')}>
            {t('lists.approve.open')}
          </Button>
        )}
        {state !== 'refused' && (
          <Button size="small" onClick={() => onAsk('refuse')}>
            {t('lists.refuse.open')}
          </Button>
        )}
      </div>
    </li>
  );
}
