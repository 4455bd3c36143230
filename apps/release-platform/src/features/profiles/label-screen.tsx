import { useDataAccess } from '@countin/data/access';
import { LABEL_RELEASE_STATES, labelNumbersOptions, labelReleasesOptions } from '@countin/data/profiles';
import { useUrlChoice } from '@countin/screen-kit/list';
import { screenLoader } from '@countin/screen-kit/loading';
import { PageHeader, Rows, Section } from '@countin/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../shell/navigation/public-addresses.ts';
import { AgreementsSection } from '../../shell/agreements/agreements-section.tsx';
import { PublicAddress } from '../../shell/profiles/public-address.tsx';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { OverviewColumns } from '../../shell/overview/overview-columns.tsx';
import { LabelDrafts } from './label/label-drafts.tsx';
import { LabelFans } from './label/label-fans.tsx';
import { LabelReleases, LateReleases } from './label/label-releases.tsx';
import { LabelRoster } from './label/label-roster.tsx';
import { SectionStack } from './label/section-stack.tsx';

/** Starts to read the label's releases, which need its id only. */
export const loader = screenLoader(({ access, client, params: { labelId = '' }, query }) => {
  const requested = query.get('state');
  const state = LABEL_RELEASE_STATES.find((each) => each === requested) ?? LABEL_RELEASE_STATES[0];
  void client.prefetchInfiniteQuery(labelReleasesOptions(access, labelId, state));
});

/** A label: its releases, what they lack, who is on its roster, and where fans find it. */
export const Component = labelScreen('profile.read', LabelOverview);

function LabelOverview() {
  // The agreements' texts are those of rows, which need them as soon as there are releases.
  const { t } = useTranslation(['release-lists', 'releases', 'dashboard', 'agreements']);
  const label = useOwnLabel();
  const addresses = usePublicAddresses();
  const access = useDataAccess();
  const [state] = useUrlChoice('state', LABEL_RELEASE_STATES);
  // The first rows come before what is below them: to a slow network and to a slow processor.
  const enabled = useDeferredValue(!useInfiniteQuery(labelReleasesOptions(access, label.id, state)).isPending, false);
  const { data: numbers = [] } = useQuery({ ...labelNumbersOptions(access, label.id, label.artistIds), enabled });
  return (
    <>
      <PageHeader title={<bdi>{label.name}</bdi>} above={t('dashboard:profiles.label')} />
      <OverviewColumns wideRest>
        <LabelReleases label={label} />
        {enabled && <LateReleases label={label} />}
        <LabelRoster label={label} numbers={numbers} enabled={enabled} />
        <SectionStack>
          {enabled && <LabelDrafts label={label} />}
          <LabelFans label={label} numbers={numbers} />
          <Section title={t('label.address')}>
            <Rows>
              <PublicAddress name={t('releases:artist.subdomain')} address={addresses.subdomain(label.customSlug)} />
            </Rows>
          </Section>
        </SectionStack>
        {enabled && <AgreementsSection label={label} />}
      </OverviewColumns>
    </>
  );
}
