import { ProfileEditor } from './editor/profile-editor.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';

/** The editor of a label's public page. */
export function Component() {
  const label = useOwnLabel();
  return <ProfileEditor key={label.id} kind="label" profile={label} />;
}
