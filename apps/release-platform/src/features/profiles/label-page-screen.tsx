import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { LabelPageEditor } from './editor/label-page-editor.tsx';

/** The editor of a label's public page. */
export const Component = labelScreen('profile.edit', Page);

function Page() {
  const label = useOwnLabel();
  return <LabelPageEditor key={label.id} label={label} />;
}
