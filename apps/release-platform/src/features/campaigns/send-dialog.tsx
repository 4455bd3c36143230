import { UNCONFIRMED_RECIPIENTS, type Campaign } from '@countin/domain/campaigns';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useNow } from '@countin/screen-kit/hooks';
import { Button, classNames, Dialog } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnArtist } from '../../shell/profiles/own-artist.tsx';
import { TextPrice } from './text-price.tsx';
import { useTimingText } from './use-timing-text.ts';
import styles from './campaigns.module.css';

const MINUTE = 60_000;

interface SendDialogProps {
  readonly campaign: Campaign;
  readonly recipients: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The question before a campaign goes out. Above a hundred recipients, their number is confirmed. */
export function SendDialog({ campaign, recipients, onConfirm, onCancel }: SendDialogProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const artist = useOwnArtist();
  const timingText = useTimingText();
  const now = useNow(MINUTE);
  const [isChecked, setChecked] = useState(false);
  const fans = { count: recipients, number: formatNumber(locale, recipients) };
  const needsCheck = recipients > UNCONFIRMED_RECIPIENTS;
  return (
    <Dialog open alert onClose={onCancel} title={t('send.title')} closeLabel={t('send.cancel')}>
      <div className={styles.question}>
        <p className={styles.recipients}>{t('recipients', fans)}</p>
        <p>{timingText(campaign.timing, now)}</p>
        {campaign.channel === 'phone' && (
          <TextPrice campaign={campaign} recipients={recipients} artistName={artist.name} />
        )}
        <p>{t('send.text')}</p>
        {needsCheck && (
          <label className={styles.check}>
            <input type="checkbox" checked={isChecked} onChange={({ target }) => setChecked(target.checked)} />
            <span>{t('send.check', fans)}</span>
          </label>
        )}
        <div className={classNames(styles.buttons, styles.atEnd)}>
          <Button onClick={onCancel} autoFocus>
            {t('send.cancel')}
          </Button>
          <Button variant="solid" disabled={needsCheck && !isChecked} onClick={onConfirm}>
            {t(campaign.timing.mode === 'now' ? 'send.now' : 'send.schedule')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
