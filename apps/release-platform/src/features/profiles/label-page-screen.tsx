import { LabelPageEditor } from './editor/label-page-editor.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';

/** The editor of a label's public page. */
export function Component() {
  const label = useOwnLabel();
  return <LabelPageEditor key={label.id} label={label} />;
}
