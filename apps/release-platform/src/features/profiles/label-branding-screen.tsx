import { BrandingEditor } from './editor/branding-editor.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';

/** The editor of a label's branding. */
export function Component() {
  const label = useOwnLabel();
  return <BrandingEditor key={label.id} label={label} />;
}
