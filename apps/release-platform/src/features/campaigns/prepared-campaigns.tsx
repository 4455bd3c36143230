import { useDataAccess } from '@countin/data/access';
import { campaignOptions, prepareCampaignOptions } from '@countin/data/campaigns';
import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import {
  isPreparedInTime,
  preparedCampaignId,
  type Campaign,
  type PreparedCampaignKind,
} from '@countin/domain/campaigns';
import { errorCodeOf } from '@countin/domain/errors';
import type { ArtistProfile } from '@countin/domain/profile';
import { lastInstant, type ListedProduct } from '@countin/domain/release';
import { useErrorText } from '@countin/i18n/react';
import { useNow } from '@countin/screen-kit/hooks';
import { Button, Chip, Notice, Row, Rows, Section, SelectField } from '@countin/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { campaignPaths } from '../../paths/campaigns-paths.ts';
import { SendButton } from './send-button.tsx';
import { StateChip } from './state-chip.tsx';
import { useArtistReleases } from './use-published-releases.ts';
import styles from './campaigns.module.css';

const MINUTE = 60_000;
/** Thanks are said two days after a release; releases of the last week are offered. */
const LATE_MS = 7 * 86_400_000;
const KINDS = ['announced', 'week', 'out', 'thanks'] as const;

interface PreparedCampaignsProps {
  readonly artist: ArtistProfile;
  /** Campaigns that exist. */
  readonly campaigns: readonly Campaign[];
}

/** Campaigns that come ready for a release. Nothing is shown without one that is coming or new. */
export function PreparedCampaigns({ artist, campaigns }: PreparedCampaignsProps) {
  const { t } = useTranslation('campaigns');
  const now = useNow(MINUTE);
  const [chosen, setChosen] = useState<string | null>(null);
  const releases = useArtistReleases(artist).filter(
    ({ releaseMoment }) => releaseMoment !== null && lastInstant(releaseMoment) + LATE_MS > now,
  );
  const release = releases.find(({ id }) => id === chosen) ?? releases[0];
  if (!release) return null;
  return (
    <Section title={t('prepared.title')} lead={t('prepared.lead')} className={styles.prepared}>
      <div className={styles.narrow}>
        <SelectField
          label={t('prepared.release')}
          value={release.id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {releases.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <Rows label={t('prepared.title')}>
        {KINDS.map((kind) =>
          kind === 'out' ? (
            <Row key={kind} title={t('prepared.kinds.out')} below={t('prepared.when.out')} />
          ) : (
            <PreparedRow key={kind} kind={kind} artist={artist} release={release} campaigns={campaigns} now={now} />
          ),
        )}
      </Rows>
    </Section>
  );
}

interface PreparedRowProps extends PreparedCampaignsProps {
  readonly kind: PreparedCampaignKind;
  readonly release: ListedProduct;
  readonly now: number;
}

function PreparedRow({ kind, artist, release, campaigns, now }: PreparedRowProps) {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const prepare = useMutation(prepareCampaignOptions(useDataAccess()));
  const id = preparedCampaignId(kind, release.id);
  const campaign = campaigns.find((each) => each.id === id);
  const name = t(`prepared.kinds.${kind}`);
  const isInTime = isPreparedInTime(kind, release.releaseMoment, now);
  const isOpen = !campaign || campaign.state === 'draft';
  const key = { artistId: artist.id, productId: release.id, kind, language: artist.language };
  return (
    <Row
      title={campaign ? <Link to={campaignPaths.campaign.to(artist.id, id)}>{name}</Link> : name}
      below={
        prepare.error ? (
          <Notice tone="danger" title={errorText(errorCodeOf(prepare.error))} />
        ) : (
          t(`prepared.when.${kind}`)
        )
      }
      end={
        campaign && !isOpen ? (
          <StateChip state={campaign.state} />
        ) : (
          <OpenEnd campaign={campaign} isInTime={isInTime} input={key} name={name} prepare={prepare} />
        )
      }
    />
  );
}

interface PreparedButtonProps {
  readonly input: CallableInput<'prepareCampaign'>;
  readonly name: string;
}

interface PrepareButtonProps extends PreparedButtonProps {
  readonly prepare: UseMutationResult<CallableOutput<'prepareCampaign'>, Error, CallableInput<'prepareCampaign'>>;
}

interface OpenEndProps extends PrepareButtonProps {
  /** The draft; undefined before there is one. */
  readonly campaign: Campaign | undefined;
  readonly isInTime: boolean;
}

/** Actions for one that was not sent or scheduled. */
function OpenEnd({ campaign, isInTime, ...button }: OpenEndProps) {
  const { t } = useTranslation('campaigns');
  return (
    <div className={styles.switches}>
      {campaign && <StateChip state={campaign.state} />}
      {!campaign && isInTime && <PrepareButton {...button} />}
      {isInTime && <SwitchOnButton input={button.input} name={button.name} />}
      {!campaign && !isInTime && <Chip tone="over">{t('prepared.past')}</Chip>}
    </div>
  );
}

/** Writes the draft, and opens it. */
function PrepareButton({ input, name, prepare }: PrepareButtonProps) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const open = async () => {
    const { campaignId } = await prepare.mutateAsync(input);
    await navigate(campaignPaths.campaign.to(input.artistId, campaignId));
  };
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={t('prepared.switchOn', { name })}
      busy={prepare.isPending}
      // The row shows the error.
      onClick={() => void open().catch(() => undefined)}
    >
      {t('prepared.prepare')}
    </Button>
  );
}

/** Sends or schedules it as it is, after the question. */
function SwitchOnButton({ input, name }: PreparedButtonProps) {
  const { t } = useTranslation('campaigns');
  const access = useDataAccess();
  const client = useQueryClient();
  const prepare = useMutation(prepareCampaignOptions(access));
  const saved = async () => {
    const { campaignId } = await prepare.mutateAsync(input);
    return client.fetchQuery({
      ...campaignOptions(access, { ownerKind: 'artist', ownerId: input.artistId }, campaignId),
      staleTime: 0,
    });
  };
  return <SendButton size="small" label={t('prepared.on')} name={t('prepared.onNamed', { name })} saved={saved} />;
}
