export { BulkPanel } from './bulk-panel.tsx';
export { BulkRun } from './bulk-run.ts';
export type { BulkAction, BulkOutcome, BulkWork } from './bulk-run.ts';
export { callPatiently } from './call-patiently.ts';
export { SelectBox } from './select-box.tsx';
export { SelectionBar } from './selection-bar.tsx';
export { useSelection } from './use-selection.ts';
export type { Selection } from './use-selection.ts';
