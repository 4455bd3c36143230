import { useDataAccess } from '@countin/data/access';
import { labelOptions } from '@countin/data/profiles';
import type { LabelProfile } from '@countin/domain/profile';
import { screen } from '@countin/screen-kit/loading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnedOutlet, useOwned } from './owned-outlet.tsx';

/** Every screen of a label, for its owner alone. */
export const Component = screen(OwnLabel);

function OwnLabel() {
  const { labelId = '' } = useParams();
  const { data } = useSuspenseQuery(labelOptions(useDataAccess(), labelId));
  return <OwnedOutlet key={labelId} owned={data} />;
}

/** The label whose screen this is. */
export const useOwnLabel = useOwned<LabelProfile>;
