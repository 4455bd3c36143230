import { useDataAccess } from '@countin/data/access';
import {
  cancelCampaignOptions,
  pauseCampaignOptions,
  resumeCampaignOptions,
  type CampaignResults,
} from '@countin/data/campaigns';
import { teamOptions } from '@countin/data/members';
import type { Campaign } from '@countin/domain/campaigns';
import { errorCodeOf } from '@countin/domain/errors';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { useNow } from '@countin/screen-kit/hooks';
import { Button, Notice, ProgressBar, Section } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import campaignStyles from '../campaigns.module.css';
import { RoomToday } from '../room-today.tsx';
import styles from './campaign-report.module.css';

const SECONDS = 10_000;

interface ProgressSectionProps {
  readonly campaign: Campaign;
  readonly results: CampaignResults['results'];
  readonly maySend: boolean;
}

/** How far a campaign is, and its controls: pause, resume, cancel the rest. Nothing once it has ended. */
export function ProgressSection({ campaign, results, maySend }: ProgressSectionProps) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  if (!['scheduled', 'sending', 'paused'].includes(campaign.state)) return null;
  const { accepted, bounced, failed, excluded } = results;
  const done = accepted + bounced + failed + excluded;
  const all = Math.max(done + results.waiting, campaign.size?.recipients ?? 0);
  return (
    <Section title={t('sections.progress')}>
      {campaign.state !== 'scheduled' && (
        <div className={styles.progress}>
          <ProgressBar label={t('progress.bar')} share={all === 0 ? null : done / all} />
          <p role="status">
            {t('progress.done', { done: formatNumber(locale, done), all: formatNumber(locale, all) })}
          </p>
        </div>
      )}
      <Held campaign={campaign} maySend={maySend} />
      {maySend && <Controls campaign={campaign} />}
    </Section>
  );
}

/** Why the service has paused it. */
function Held({ campaign, maySend }: Pick<ProgressSectionProps, 'campaign' | 'maySend'>) {
  const { t } = useTranslation('campaigns');
  if (campaign.hold === null) return null;
  if (campaign.hold === 'suspended') return <StarterSuspended campaign={campaign} maySend={maySend} />;
  return <Notice title={t(`hold.${campaign.hold}`)} />;
}

/** Who has started it, and that resuming it makes it the member's own. */
function StarterSuspended({ campaign, maySend }: Pick<ProgressSectionProps, 'campaign' | 'maySend'>) {
  const { t } = useTranslation('campaigns');
  const { ownerKind: kind, ownerId: profileId, startedBy } = campaign;
  const { data } = useQuery(teamOptions(useDataAccess(), { kind, profileId }));
  // Members who have left are not listed.
  const name = data?.members.find(({ uid }) => uid === startedBy)?.name;
  return (
    <Notice title={name ? t('takeOver.startedBy', { name }) : t('hold.suspended')}>
      {maySend && t('takeOver.resume')}
    </Notice>
  );
}

function Controls({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const access = useDataAccess();
  const now = useNow(SECONDS);
  const [asking, setAsking] = useState(false);
  const pause = useMutation(pauseCampaignOptions(access));
  const resume = useMutation(resumeCampaignOptions(access));
  const cancel = useMutation(cancelCampaignOptions(access));
  const { ownerId, ownerKind, id: campaignId } = campaign;
  const key = { ownerId, ownerKind, campaignId };
  const isBegun = campaign.beginsAt === null || campaign.beginsAt <= now;
  const error = [pause, resume, cancel].find((each) => each.error)?.error;
  const isPaused = campaign.state === 'paused';
  const change = isPaused ? resume : pause;
  const takeOver = campaign.hold === 'suspended';
  return (
    <>
      <div className={campaignStyles.buttons}>
        <Button
          variant={isPaused ? 'solid' : 'outlined'}
          busy={change.isPending}
          onClick={() => (isPaused ? resume.mutate({ ...key, takeOver }) : pause.mutate(key))}
        >
          {t(isPaused ? 'control.resume' : 'control.pause')}
        </Button>
        <Button
          variant="quiet"
          busy={cancel.isPending}
          // A campaign that has not begun is a draft again: nothing is lost.
          onClick={() => (isBegun ? setAsking(true) : cancel.mutate(key))}
        >
          {t(isBegun ? 'control.cancel' : 'control.withdraw')}
        </Button>
      </div>
      {error && (
        <Notice tone="danger" title={errorText(errorCodeOf(error))}>
          <RoomToday error={error} />
        </Notice>
      )}
      {asking && (
        <ConfirmDialog
          variant="danger"
          title={t('control.cancelTitle')}
          confirm={t('control.cancel')}
          cancel={t('control.keep')}
          onConfirm={() => {
            setAsking(false);
            cancel.mutate(key);
          }}
          onCancel={() => setAsking(false)}
        >
          {t('control.cancelText')}
        </ConfirmDialog>
      )}
    </>
  );
}
