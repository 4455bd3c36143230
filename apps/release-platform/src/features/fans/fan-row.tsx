import { consentStatus } from '@countin/domain/consent';
import type { Fan } from '@countin/domain/fan';
import { joinFacts } from '@countin/i18n';
import { Chip, type ChipTone } from '@countin/ui';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgo } from '../../shell/fans/use-ago.ts';
import { FanHistory } from './fan-history.tsx';
import styles from './fan-row.module.css';

const TONES: Readonly<Record<Fan['state'], ChipTone>> = {
  unconfirmed: 'neutral',
  confirmed: 'live',
  stopped: 'over',
};

/** Height of a closed row, px. */
export const ROW_HEIGHT = 66;

interface FanRowProps {
  readonly fan: Fan;
  /** Titles of the artist’s releases by id. */
  readonly titles: ReadonlyMap<string, string>;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly now: number;
  /** Whether the history is shown. */
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

/** Releases that a fan asked to be told of, as long as this was not withdrawn. */
function requestedReleases({ ledger, channel }: Fan): string[] {
  const requested = new Set(ledger.filter(({ scope }) => scope.kind === 'release').map(({ scope }) => scope.id));
  return [...requested].filter((id) => {
    const status = consentStatus(ledger, { scope: { kind: 'release', id }, channel });
    return status === 'confirmed' || status === 'unconfirmed';
  });
}

/** A fan: who, for what, in which state. Opens on the history. */
export function FanRow({ fan, titles, index, now, open, onToggle }: FanRowProps) {
  const { t } = useTranslation(['signups', 'fan-states']);
  const ago = useAgo();
  const id = useId();
  const notified = requestedReleases(fan).map((release) => titles.get(release) ?? '');
  return (
    <>
      <div role="row" aria-rowindex={index + 1} className={styles.row}>
        <div role="cell" className={styles.who}>
          <b>
            <Contact>{fan.contact}</Contact>
          </b>
          <span>{joinFacts([fan.name, ...(fan.follows ? [t('fan-states:scopes.artist')] : []), ...notified])}</span>
        </div>
        <div role="cell" className={styles.ago}>
          {ago(fan.createdAt, now)}
        </div>
        <div role="cell">
          <Chip tone={TONES[fan.state]}>{t(`fan-states:${fan.state}`)}</Chip>
        </div>
        <div role="cell" className={styles.more}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('proofLabel', { contact: fan.contact })}
            title={t('proof')}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden />
          </button>
        </div>
      </div>
      <div role="row" aria-rowindex={index + 1} id={id} hidden={!open}>
        <div role="cell">{open && <FanHistory fan={fan} titles={titles} now={now} />}</div>
      </div>
    </>
  );
}
