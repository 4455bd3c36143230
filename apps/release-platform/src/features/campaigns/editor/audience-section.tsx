import { useDataAccess } from '@countin/data/access';
import { campaignAudienceOptions } from '@countin/data/campaigns';
import { segmentsOptions } from '@countin/data/fans';
import type { Campaign } from '@countin/domain/campaigns';
import { errorCodeOf } from '@countin/domain/errors';
import { ALL_FANS } from '@countin/domain/fan';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice, SelectField, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import { SegmentFields } from '../../../shell/fans/segment-fields.tsx';
import { AudienceFacts } from '../audience-facts.tsx';
import { FrequencyCap } from './frequency-cap.tsx';
import { ReleaseField } from './release-field.tsx';
import type { CampaignCopy } from './use-campaign-copy.ts';
import { usePublishedReleases } from '../use-published-releases.ts';
import type { ProfileOwner } from '../../../shell/profiles/profile-owner.ts';

interface AudienceSectionProps {
  readonly owner: ProfileOwner;
  readonly campaign: Campaign;
  readonly copy: CampaignCopy;
}

/** Audience of a campaign: its release, a segment, the number of fans, and who is excluded and why. */
export function AudienceSection({ owner, campaign, copy: { content, change } }: AudienceSectionProps) {
  const { t } = useTranslation('campaigns');
  const { audience } = content;
  // Fans who agreed to a label's news get all of its campaigns.
  const isLabel = owner.ownerKind === 'label';
  const { data: segments = [] } = useQuery(segmentsOptions(useDataAccess(), owner));
  const releases = usePublishedReleases(owner);
  const titles = useMemo(() => new Map(releases.map(({ id, title }) => [id, title])), [releases]);
  const key = JSON.stringify(audience);
  const chosen = segments.find(({ conditions }) => JSON.stringify(conditions) === key);
  return (
    <EditorSection id="audience" title={t('sections.audience')}>
      <EditorFields>
        {!isLabel && (
          <ReleaseField
            owner={owner}
            label={t('fields.productId')}
            hint={t('hints.productId')}
            none={t('audience.noRelease')}
            value={content.productId}
            onChange={(productId) => change({ productId })}
          />
        )}
        {segments.length > 0 && (
          <SelectField
            label={t('audience.segment')}
            value={chosen?.id ?? ''}
            onChange={({ target }) =>
              change({ audience: segments.find(({ id }) => id === target.value)?.conditions ?? ALL_FANS })
            }
          >
            <option value="">{t(key === JSON.stringify(ALL_FANS) ? 'audience.all' : 'audience.own')}</option>
            {segments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SegmentFields
          withoutChannel
          ofLabel={isLabel}
          conditions={audience}
          onChange={(conditions) => change({ audience: conditions })}
          titles={titles}
        />
        <AudienceSize campaign={campaign} isSaved={isSaved(campaign, content)} />
      </EditorFields>
    </EditorSection>
  );
}

/** Whether the server counts the audience that is shown. */
function isSaved(campaign: Campaign, content: AudienceSectionProps['copy']['content']): boolean {
  const keyOf = ({ channel, productId, audience }: typeof content) => JSON.stringify([channel, productId, audience]);
  return keyOf(campaign) === keyOf(content);
}

function AudienceSize({ campaign, isSaved }: { readonly campaign: Campaign; readonly isSaved: boolean }) {
  const { t } = useTranslation('campaigns');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(campaignAudienceOptions(useDataAccess(), campaign));
  if (error)
    return (
      <Notice
        tone="danger"
        title={errorText(errorCodeOf(error))}
        action={<Button onClick={() => void refetch()}>{t('audience.countAgain')}</Button>}
      />
    );
  if (!data || !isSaved) return <Skeleton height={96} />;
  return (
    <>
      <AudienceFacts size={data.size} />
      <FrequencyCap owner={campaign} settings={data.settings} />
    </>
  );
}
