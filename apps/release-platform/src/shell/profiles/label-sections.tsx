import { paths } from '../../paths/paths.ts';
import { useOwnLabel } from './own-label.tsx';
import { ProfileSections } from './profile-sections.tsx';

/** The screens of a label under their common navigation. */
export function Component() {
  const label = useOwnLabel();
  return <ProfileSections kind="label" profile={label} to={paths.label.to(label.id)} />;
}
