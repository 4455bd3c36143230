import { usePermissions } from '@countin/data/permissions';
import { lazyImport } from '@countin/deployment-recovery';
import type { MusicProduct } from '@countin/domain/release';
import { buttonClass } from '@countin/ui';
import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../shell/frame/menu-button.tsx';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import type { PublishHandlers } from './publish-actions.tsx';

const loadMenu = () => import('./publish-actions.tsx');
const PublishActions = lazy(lazyImport(loadMenu));

interface PublishMenuProps extends PublishHandlers {
  readonly product: MusicProduct;
}

/** Rare actions on a release. */
export function PublishMenu({ product, ...on }: PublishMenuProps) {
  const { t } = useTranslation('release-editor');
  const { may } = usePermissions('artist', useOwnArtist());
  const live = may('release.publish') && product.status === 'published';
  const deletable = may('release.delete') ? product : null;
  const parts = {
    label: t('publish.more'),
    className: buttonClass({ variant: 'quiet', size: 'small' }),
    face: <Ellipsis aria-hidden />,
  };
  const menu = <PublishActions {...parts} product={product} on={on} live={live} deletable={deletable} />;
  return <MenuButton {...parts} load={loadMenu} menu={menu} />;
}
