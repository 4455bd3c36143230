import { useDataAccess } from '@countin/data/access';
import { labelOptions } from '@countin/data/profiles';
import type { LabelProfile } from '@countin/domain/profile';
import { firstRead, screen, screenLoader } from '@countin/screen-kit/loading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnedOutlet, useOwned } from './owned-outlet.tsx';

/** Starts to load the label while the code of its screen loads. */
export const loader = screenLoader(({ access, client, params: { labelId = '' } }) =>
  firstRead(client, labelOptions(access, labelId)),
);

/** Every screen of a label, for its owner and members. */
export const Component = screen(OwnLabel);

function OwnLabel() {
  const { labelId = '' } = useParams();
  const { data } = useSuspenseQuery(labelOptions(useDataAccess(), labelId));
  return <OwnedOutlet key={labelId} kind="label" owned={data} />;
}

/** The label whose screen this is. */
export const useOwnLabel = useOwned<LabelProfile>;
