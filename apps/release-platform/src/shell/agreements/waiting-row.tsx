import {
  acceptAgreementOptions,
  changeGrantsOptions,
  declineAgreementOptions,
  withdrawAgreementOptions,
  type ListedAgreement,
} from '@countin/data/agreements';
import { useDataAccess } from '@countin/data/access';
import type { ProfileKey } from '@countin/data/members';
import { formatDate, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, Row } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { ActionNote } from '../overview/action-note.tsx';
import { useGrantsText } from './use-grants-text.ts';

const MINUTE = 60_000;

interface OfferRowProps {
  readonly profile: ProfileKey;
  readonly agreement: ListedAgreement;
  readonly manages: boolean;
}

/** An offer or a request that waits for the reader's side. */
export function WaitingRow({ profile, agreement, manages }: OfferRowProps) {
  const { t } = useTranslation('agreements');
  const grantsText = useGrantsText();
  const access = useDataAccess();
  const accept = useMutation(acceptAgreementOptions(access));
  const change = useMutation(changeGrantsOptions(access));
  const decline = useMutation(declineAgreementOptions(access));
  const { partner, state, grants, requested } = agreement;
  const { name } = partner;
  const pair = { ...profile, partnerId: partner.id };
  const offered = requested ?? grants;
  const answer = useMutation({
    async mutationFn(agrees: boolean) {
      if (!agrees) await decline.mutateAsync(pair);
      else await (state === 'offered' ? accept : change).mutateAsync({ ...pair, grants: offered });
    },
  });
  return (
    <Row
      title={t(state === 'offered' ? `waiting.${profile.kind}` : 'waiting.request', { name })}
      below={<ActionNote error={answer.error}>{grantsText(offered)}</ActionNote>}
      end={
        manages && (
          <>
            <Button
              size="small"
              variant="quiet"
              disabled={answer.isPending}
              aria-label={t('declineOf', { name })}
              onClick={() => answer.mutate(false)}
            >
              {t('decline')}
            </Button>
            <Button
              size="small"
              variant="solid"
              busy={answer.isPending}
              aria-label={t('acceptOf', { name })}
              onClick={() => answer.mutate(true)}
            >
              {t('accept')}
            </Button>
          </>
        )
      }
    />
  );
}

/** An offer of the reader's side that has no answer yet. */
export function OfferedRow({ profile, agreement, manages }: OfferRowProps) {
  const { t } = useTranslation('agreements');
  const grantsText = useGrantsText();
  const locale = useLocale();
  const now = useNow(MINUTE);
  const withdraw = useMutation(withdrawAgreementOptions(useDataAccess()));
  const { partner, grants, offeredAt } = agreement;
  const date = formatDate(locale, offeredAt, ownZone, now);
  return (
    <Row
      title={<bdi>{partner.name}</bdi>}
      below={<ActionNote error={withdraw.error}>{joinFacts([t('offered', { date }), grantsText(grants)])}</ActionNote>}
      end={
        manages && (
          <Button
            size="small"
            variant="quiet"
            busy={withdraw.isPending}
            aria-label={t('withdrawOf', { name: partner.name })}
            onClick={() => withdraw.mutate({ ...profile, partnerId: partner.id })}
          >
            {t('withdraw')}
          </Button>
        )
      }
    />
  );
}
