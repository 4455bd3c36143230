import { errorCodeOf } from '@countin/domain/errors';
import type { ReportedLink } from '@countin/domain/link-finding';
import { formatAgo } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button } from '@countin/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spoken } from '../../../../shell/navigation/public-addresses.ts';
import styles from './link-facts.module.css';

interface ReportedNoticeProps {
  readonly report: ReportedLink;
  /** Name of the link. */
  readonly name: string;
  readonly now: number;
  readonly onRevert: () => Promise<void>;
  readonly onDismiss: () => Promise<void>;
}

/** Fans' reports about a link, with its previous address and one press to return to it. */
export function ReportedNotice({ report, name, now, onRevert, onDismiss }: ReportedNoticeProps) {
  const { t } = useTranslation('product-links');
  const locale = useLocale();
  const errorText = useErrorText();
  const [running, setRunning] = useState<'revert' | 'dismiss' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const run = async (which: 'revert' | 'dismiss', action: () => Promise<void>) => {
    setRunning(which);
    setError(null);
    try {
      await action();
    } catch (caught) {
      setError(errorText(errorCodeOf(caught)));
    } finally {
      setRunning(null);
    }
  };
  const ago = report.lastAt === null ? null : formatAgo(locale, report.lastAt, now);
  return (
    <div className={styles.reported}>
      <p>
        <Flag aria-hidden />
        <span>
          {t('reports.count', { count: report.count })} {ago && t('reports.last', { ago })}
        </span>
      </p>
      {report.previousUrl !== null && (
        <p>
          <span>
            {t('reports.previous')}{' '}
            <a href={report.previousUrl} target="_blank" rel="noreferrer" dir="ltr" className={styles.url}>
              {spoken(report.previousUrl)}
            </a>
          </span>
        </p>
      )}
      <p>
        {report.previousUrl !== null && (
          <Button
            size="small"
            busy={running === 'revert'}
            aria-label={t('reports.revertName', { name })}
            onClick={() => void run('revert', onRevert)}
          >
            {t('reports.revert')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          busy={running === 'dismiss'}
          aria-label={t('reports.dismissName', { name })}
          onClick={() => void run('dismiss', onDismiss)}
        >
          {t('reports.dismiss')}
        </Button>
      </p>
      {error !== null && <p role="alert">{error}</p>}
    </div>
  );
}
