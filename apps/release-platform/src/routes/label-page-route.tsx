import { ProfileEditor } from '../profile-editor/profile-editor.tsx';
import { useOwnLabel } from './own-label.tsx';

/** The editor of a label's public page. */
export function Component() {
  const label = useOwnLabel();
  return <ProfileEditor key={label.id} kind="label" profile={label} />;
}
