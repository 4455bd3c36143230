import { useDataAccess } from '@countin/data/access';
import { labelOptions } from '@countin/data/profiles';
import type { LabelProfile } from '@countin/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnedOutlet, useOwned } from './owned-outlet.tsx';

/** Every screen of a label, for its owner alone. */
export function Component() {
  const { labelId = '' } = useParams();
  const { data, error, refetch } = useQuery(labelOptions(useDataAccess(), labelId));
  return <OwnedOutlet key={labelId} owned={data} error={error} onRetry={() => void refetch()} />;
}

/** The label whose screen this is. */
export const useOwnLabel = useOwned<LabelProfile>;
