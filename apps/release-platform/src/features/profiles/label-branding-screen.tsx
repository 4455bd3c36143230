import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { BrandingEditor } from './editor/branding-editor.tsx';

/** The editor of a label's branding. */
export const Component = labelScreen('profile.edit', Branding);

function Branding() {
  const label = useOwnLabel();
  return <BrandingEditor key={label.id} label={label} />;
}
