import { lazyImport } from '@countin/deployment-recovery';
import { buttonClass } from '@countin/ui';
import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../shell/frame/menu-button.tsx';
import type { PublishHandlers } from './publish-actions.tsx';

const loadMenu = () => import('./publish-actions.tsx');
const PublishActions = lazy(lazyImport(loadMenu));

/** Rare actions on a release. */
export function PublishMenu(on: PublishHandlers) {
  const { t } = useTranslation('release-editor');
  const parts = {
    label: t('publish.more'),
    className: buttonClass({ variant: 'quiet', size: 'small' }),
    face: <Ellipsis aria-hidden />,
  };
  return <MenuButton {...parts} load={loadMenu} menu={<PublishActions {...parts} on={on} />} />;
}
