import type { Signup } from '@countin/domain/fan';
import { joinFacts } from '@countin/i18n';
import { Chip, type ChipTone } from '@countin/ui';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
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

/** Height of a closed row, px. */
export const ROW_HEIGHT = 66;

interface SignupRowProps {
  readonly signup: Signup;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly now: number;
  /** Whether the proof of consent is shown. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A phone number, or an email address, which breaks before its @ where it needs two lines. */
function Contact({ children }: { readonly children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {at > 0 && children.slice(0, at)}
      {at > 0 && <wbr />}
      {children.slice(Math.max(at, 0))}
    </bdi>
  );
}

/** A fan: who, for what, in which state. Opens on the proof of consent. */
export function SignupRow({ signup, index, now, open, onToggle }: SignupRowProps) {
  const { t } = useTranslation(['signups', 'fan-states']);
  const ago = useAgo();
  const id = useId();
  return (
    <>
      <div role="row" aria-rowindex={index + 1} className={styles.row}>
        <div role="cell" className={styles.who}>
          <b>
            <Contact>{signup.contact}</Contact>
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
            onClick={onToggle}
          >
            <ChevronDown aria-hidden />
          </button>
        </div>
      </div>
      <div role="row" aria-rowindex={index + 1} id={id} hidden={!open}>
        <div role="cell">{open && <ConsentProof signup={signup} now={now} />}</div>
      </div>
    </>
  );
}
