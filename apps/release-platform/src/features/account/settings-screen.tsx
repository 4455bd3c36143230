import { AccountSettings } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { useSession } from '@countin/data/session';
import { pictureService, PictureUploader } from '@countin/picture-upload';
import { useMemo } from 'react';
import { themeSetter } from '../../shell/frame/theme-choice.tsx';
import { paths } from '../../paths/paths.ts';

/** The person's own account. */
export function Component() {
  const access = useDataAccess();
  const { uid } = useSession();
  const pictures = useMemo(() => pictureService(access, { uid }), [access, uid]);
  return (
    <AccountSettings
      theme={themeSetter}
      picture={(parts) => <PictureUploader compact kind="picture" service={pictures} {...parts} />}
      loginPath={paths.login.to()}
      // Afresh, so that nothing of them stays in this document.
      onDeleted={() => window.location.assign(paths.splash.to())}
    />
  );
}
