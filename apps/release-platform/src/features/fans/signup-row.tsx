import type { Signup } from '@countin/domain/fan';
import { joinFacts } from '@countin/i18n';
import { Chip, type ChipTone } from '@countin/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../../shell/fans/use-ago.ts';
import { ConsentProof } from './consent-proof.tsx';
import styles from './signup-row.module.css';
import { stateHelp } from './state-help.ts';

const TONES: Readonly<Record<Signup['state'], ChipTone>> = {
  asked: 'neutral',
  confirmed: 'live',
  sent: 'changed',
  failed: 'danger',
  stopped: 'over',
};

/** A fan: who, for what, in which state. Opens on the proof of consent. */
export function SignupRow({ signup, now }: { signup: Signup; now: number }) {
  const { t } = useTranslation(['signups', 'fan-states']);
  const ago = useAgo();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div role="row" className={styles.row}>
        <div role="cell" className={styles.who}>
          <b>
            <bdi dir="ltr">{signup.contact}</bdi>
          </b>
          <span>
            {joinFacts([signup.name, signup.scope === 'artist' ? t('fan-states:scopes.artist') : signup.productTitle])}
          </span>
        </div>
        <div role="cell" className={styles.ago}>
          {ago(signup.createdAt, now)}
        </div>
        <div role="cell" title={t(stateHelp(signup))}>
          <Chip tone={TONES[signup.state]}>{t(`fan-states:${signup.state}`)}</Chip>
        </div>
        <div role="cell" className={styles.more}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('proofLabel', { contact: signup.contact })}
            title={t('proof')}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown aria-hidden />
          </button>
        </div>
      </div>
      <div role="row" id={id} hidden={!open}>
        <div role="cell">{open && <ConsentProof signup={signup} now={now} />}</div>
      </div>
    </>
  );
}
