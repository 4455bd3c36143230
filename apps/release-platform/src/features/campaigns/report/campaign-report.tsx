import { useDataAccess } from '@countin/data/access';
import { campaignResultsOptions, type CampaignResults } from '@countin/data/campaigns';
import { usePermissions } from '@countin/data/permissions';
import type { Campaign } from '@countin/domain/campaigns';
import { joinFacts } from '@countin/i18n';
import { useNow } from '@countin/screen-kit/hooks';
import { LoadError } from '@countin/screen-kit/loading';
import { PageHeader, Section, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AudienceFacts } from '../audience-facts.tsx';
import { StateChip } from '../state-chip.tsx';
import { useTimingText } from '../use-timing-text.ts';
import { MessageSection } from './message-section.tsx';
import { ProgressSection } from './progress-section.tsx';
import { RecipientList } from './recipient-list.tsx';
import { ResultsSection } from './results-section.tsx';
import styles from './campaign-report.module.css';
import type { ProfileOwner } from '../../../shell/profiles/profile-owner.ts';
import { campaignsPath } from '../campaign-path.ts';

const MINUTE = 60_000;

interface CampaignReportProps {
  readonly owner: ProfileOwner;
  readonly campaign: Campaign;
}

/** A campaign that can no longer be edited, or not by this member: its content, progress and results. */
export default function CampaignReport({ owner, campaign: read }: CampaignReportProps) {
  const { t } = useTranslation('campaigns');
  const query = useQuery({
    ...campaignResultsOptions(useDataAccess(), owner, read.id),
    enabled: read.state !== 'draft',
  });
  const campaign = query.data?.stored ?? read;
  const { size } = campaign;
  return (
    <div className={styles.report}>
      <ReportHeader campaign={campaign} />
      {query.isLoading && <Skeleton height={160} />}
      {query.isLoadingError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Outcome owner={owner} campaign={campaign} results={query.data.results} />}
      {size && (
        <Section title={t('sections.audience')}>
          <AudienceFacts size={size} />
        </Section>
      )}
      <MessageSection owner={owner} campaign={campaign} />
    </div>
  );
}

/** How far a campaign is, and what became of its messages. Only members who may read fans see its recipients. */
function Outcome({ owner, campaign, results }: CampaignReportProps & Pick<CampaignResults, 'results'>) {
  const { may } = usePermissions(owner.ownerKind, owner.profile);
  const outcome = { campaign, results, maySend: may('campaign.send') };
  return (
    <>
      <ProgressSection {...outcome} />
      <ResultsSection {...outcome} />
      {may('fans.read') && <RecipientList campaign={campaign} results={results} />}
    </>
  );
}

function ReportHeader({
  campaign: { ownerId, ownerKind, title, state, timing, channel },
}: Pick<CampaignReportProps, 'campaign'>) {
  const { t } = useTranslation('campaigns');
  const timingText = useTimingText();
  const now = useNow(MINUTE);
  const facts = [t(`channels.${channel}`)];
  if (state === 'scheduled' || state === 'draft') facts.push(timingText(timing, now));
  return (
    <PageHeader
      above={<Link to={campaignsPath({ ownerKind, ownerId })}>{t('back')}</Link>}
      title={title || t('untitled')}
      below={
        <>
          <StateChip state={state} /> {joinFacts(facts)}
        </>
      }
    />
  );
}
