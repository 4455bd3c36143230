import { changeGrantsOptions, endAgreementOptions, type ListedAgreement } from '@countin/data/agreements';
import { useDataAccess } from '@countin/data/access';
import type { ProfileKey } from '@countin/data/members';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { Button, Row } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionNote } from '../overview/action-note.tsx';
import { GrantsDialog } from './grants-dialog.tsx';
import { useGrantsText } from './use-grants-text.ts';

interface AgreementRowProps {
  readonly profile: ProfileKey;
  readonly agreement: ListedAgreement;
  readonly manages: boolean;
}

/** An agreement in force: what it allows, the change of it, and its end after asking once. */
export function AgreementRow({ profile, agreement, manages }: AgreementRowProps) {
  const { t } = useTranslation('agreements');
  const grantsText = useGrantsText();
  const access = useDataAccess();
  const end = useMutation(endAgreementOptions(access));
  const change = useMutation(changeGrantsOptions(access));
  const [open, setOpen] = useState<'change' | 'end' | null>(null);
  const { partner, grants, requested } = agreement;
  const { name } = partner;
  const pair = { ...profile, partnerId: partner.id };
  const state = requested && profile.kind === 'label' ? t('requested') : grantsText(grants);
  return (
    <>
      <Row
        title={<bdi>{name}</bdi>}
        below={<ActionNote error={end.error}>{state}</ActionNote>}
        end={
          manages && (
            <>
              <Button
                size="small"
                variant="quiet"
                aria-label={t('changeOf', { name })}
                onClick={() => setOpen('change')}
              >
                {t('change')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                busy={end.isPending}
                aria-label={t('endOf', { name })}
                onClick={() => setOpen('end')}
              >
                {t('end')}
              </Button>
            </>
          )
        }
      />
      {open === 'change' && (
        <GrantsDialog
          title={<bdi>{name}</bdi>}
          initial={requested ?? grants}
          {...(profile.kind === 'label' && { hint: t('labelMore') })}
          submit={t('save')}
          onSubmit={(chosen) => change.mutateAsync({ ...pair, grants: chosen })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'end' && (
        <ConfirmDialog
          variant="danger"
          title={t('endTitle', { name })}
          confirm={t('end')}
          cancel={t('cancel')}
          onConfirm={() => {
            setOpen(null);
            end.mutate(pair);
          }}
          onCancel={() => setOpen(null)}
        >
          {t(`endText.${profile.kind}`, { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
