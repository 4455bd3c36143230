import { agreementsOptions, offerAgreementOptions, type ListedAgreement } from '@countin/data/agreements';
import { useDataAccess } from '@countin/data/access';
import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import { formatDate } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { useGrantsText } from '../../../shell/agreements/use-grants-text.ts';
import { USUAL_GRANTS } from '../../../shell/agreements/usual-grants.ts';

const GrantsDialog = lazy(
  lazyImport(() =>
    import('../../../shell/agreements/grants-dialog.tsx').then((module) => ({ default: module.GrantsDialog })),
  ),
);

const MINUTE = 60_000;

/** Agreements of a label with the artists of its roster. */
export interface RosterAgreements {
  /** Undefined while they are unknown, and for readers who may not read them. */
  readonly of: (artistId: string) => ListedAgreement | null | undefined;
  readonly manages: boolean;
}

/** Reads the label's agreements, if the reader may see them. */
export function useRosterAgreements(label: LabelProfile, enabled: boolean): RosterAgreements {
  const { may } = usePermissions('label', label);
  const { data } = useQuery({
    ...agreementsOptions(useDataAccess(), { kind: 'label', profileId: label.id }),
    enabled: enabled && may('agreements.read'),
  });
  return {
    of: (artistId) => data && (data.find(({ partner }) => partner.id === artistId) ?? null),
    manages: may('agreements.manage'),
  };
}

/** An agreement in one line: what it allows, who has to answer, or that there is none. */
export function useAgreementText(): (artist: ArtistProfile, agreement: ListedAgreement | null) => string {
  const { t } = useTranslation('agreements');
  const locale = useLocale();
  const now = useNow(MINUTE);
  const grantsText = useGrantsText();
  return ({ name }, agreement) => {
    if (!agreement) return t('roster.without');
    if (agreement.state === 'in-force') return grantsText(agreement.grants);
    if (agreement.waitsFor === 'label') return t('waiting.label', { name });
    return t('offered', { date: formatDate(locale, agreement.offeredAt, ownZone, now) });
  };
}

interface OfferButtonProps {
  readonly label: LabelProfile;
  readonly artist: ArtistProfile;
}

/** Offers an artist of the roster an agreement. */
export function OfferButton({ label, artist: { name, customSlug } }: OfferButtonProps) {
  const { t } = useTranslation('agreements');
  const offer = useMutation(offerAgreementOptions(useDataAccess()));
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t('roster.offerTo', { name })} onClick={() => setOpen(true)}>
        {t('roster.offer')}
      </Button>
      <Suspense>
        {open && (
          <GrantsDialog
            title={t('roster.offerTo', { name })}
            initial={USUAL_GRANTS}
            submit={t('offer.send')}
            onSubmit={(grants) => offer.mutateAsync({ kind: 'label', profileId: label.id, slug: customSlug, grants })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
