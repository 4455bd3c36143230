import { Outlet } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { useRecentItem } from '../palette/use-recent-item.ts';
import { SecondLevel } from '../navigation/second-level.tsx';
import { useOwnLabel } from './own-label.tsx';
import { ProfileSwitch } from './profile-switch.tsx';

/** The screens of a label under their common navigation. */
export function Component() {
  const label = useOwnLabel();
  const to = paths.label.to(label.id);
  useRecentItem('label', to, label.name);
  return (
    <>
      <SecondLevel menu="label" profile={label} crumbs={[{ to, text: label.name, beside: <ProfileSwitch /> }]} />
      <Outlet context={label} />
    </>
  );
}
