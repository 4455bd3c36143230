import { agreementsOptions, type ListedAgreement } from '@countin/data/agreements';
import { useDataAccess } from '@countin/data/access';
import type { ProfileKey } from '@countin/data/members';
import { LoadError } from '@countin/screen-kit/loading';
import { Button, Hint, Rows, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementRow } from './agreement-row.tsx';
import styles from './agreements.module.css';
import { OfferForm } from './offer-form.tsx';
import { OfferedRow, WaitingRow } from './waiting-row.tsx';

/** Agreements that are shown before the rest is asked for. */
const SHOWN = 30;

interface AgreementsProps {
  readonly profile: ProfileKey;
  /** Whether the reader may offer, answer, change and end agreements. */
  readonly manages: boolean;
}

/** Agreements of an artist or a label: offers to answer first, then those in force, then own offers. */
export default function Agreements({ profile, manages }: AgreementsProps) {
  const { t } = useTranslation('agreements');
  const headingId = useId();
  const { data, error, refetch } = useQuery(agreementsOptions(useDataAccess(), profile));
  return (
    <div className={styles.body}>
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton height={140} />)}
      {data && <AgreementRows agreements={data} profile={profile} manages={manages} />}
      {manages && (
        <section className={styles.body} aria-labelledby={headingId}>
          <h3 id={headingId} className={styles.heading}>
            {t(`offer.${profile.kind}.title`)}
          </h3>
          <OfferForm profile={profile} />
        </section>
      )}
    </div>
  );
}

interface AgreementRowsProps extends AgreementsProps {
  readonly agreements: readonly ListedAgreement[];
}

function AgreementRows({ agreements, profile, manages }: AgreementRowsProps) {
  const { t } = useTranslation('agreements');
  const [opened, setOpened] = useState(false);
  const sorted = agreements.toSorted((a, b) => rankOf(a, profile) - rankOf(b, profile));
  const shown = opened ? sorted : sorted.slice(0, SHOWN);
  if (shown.length === 0) return <Hint>{t(`none.${profile.kind}`)}</Hint>;
  return (
    <div>
      <Rows label={t(`part.${profile.kind}.title`)}>
        {shown.map((agreement) => {
          const Shown = ROWS[rankOf(agreement, profile)] ?? AgreementRow;
          return <Shown key={agreement.partner.id} profile={profile} agreement={agreement} manages={manages} />;
        })}
      </Rows>
      {shown.length < sorted.length && (
        <Button size="small" onClick={() => setOpened(true)}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

type AgreementRowType = ComponentType<AgreementsProps & { readonly agreement: ListedAgreement }>;

/** Rows by {@link rankOf}. */
const ROWS: readonly AgreementRowType[] = [WaitingRow, AgreementRow, OfferedRow];

/** Offers that wait for the reader come first, own offers last. */
function rankOf({ state, waitsFor }: ListedAgreement, { kind }: ProfileKey): number {
  if (waitsFor === kind) return 0;
  return state === 'in-force' ? 1 : 2;
}
