import { useDataAccess } from '@countin/data/access';
import { labelFeedOptions } from '@countin/data/profiles';
import { feedFilter } from '@countin/domain/pages';
import type { LabelProfile } from '@countin/domain/profile';
import { PUBLIC_PATHS } from '@countin/domain/urls';
import { LabelFeedPreview, labelFeedSheets, profileColours } from '@countin/public-pages/preview';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { NO_FILES } from '../release-preview/use-measured-page.ts';
import { ProfileFrame } from './profile-frame.tsx';

interface FeedPreviewProps {
  readonly label: LabelProfile;
  /** Shows what the page weighs, and offers each language. */
  readonly weighed?: boolean;
  /** Words below the page; by default, when a change is on it. */
  readonly note?: string;
}

/** A label's feed with settings that are being edited. */
export default function FeedPreview({ label, weighed = false, note }: FeedPreviewProps) {
  const filter = feedFilter(label, { artist: null, kind: null });
  const { data } = useInfiniteQuery({
    ...labelFeedOptions(useDataAccess(), { labelId: label.id, filter }),
    placeholderData: keepPreviousData,
  });
  const releases = data?.pages[0]?.releases.slice(0, label.feedCount) ?? [];
  return (
    <ProfileFrame
      site="countin"
      path={PUBLIC_PATHS.labelFeed}
      brand={{ ...label, colours: profileColours(label, releases[0]) }}
      sheetsOf={labelFeedSheets}
      weighed={weighed ? NO_FILES : undefined}
      note={note}
    >
      {(view) => <LabelFeedPreview view={view} label={label} releases={releases} />}
    </ProfileFrame>
  );
}
