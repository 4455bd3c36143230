import { AccountSettings } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { useSession } from '@countin/data/session';
import { pictureService, PictureUploader } from '@countin/picture-upload';
import { useMemo, type ComponentProps } from 'react';

interface AccountScreenProps extends Pick<ComponentProps<typeof AccountSettings>, 'theme' | 'loginPath'> {
  /** Page after the account is deleted, which says so. */
  readonly deletedPath: string;
}

/** Settings of the user's own account. */
export function AccountScreen({ theme, loginPath, deletedPath }: AccountScreenProps) {
  const access = useDataAccess();
  const { uid } = useSession();
  const pictures = useMemo(() => pictureService(access, { uid }), [access, uid]);
  return (
    <AccountSettings
      theme={theme}
      picture={(parts) => <PictureUploader compact kind="picture" service={pictures} {...parts} />}
      loginPath={loginPath}
      // A new document keeps nothing of the deleted user in memory.
      onDeleted={() => window.location.assign(deletedPath)}
    />
  );
}
