export { ViewsDialog } from './views-dialog.tsx';
export type { SavedViewsProps } from './view-parameters.ts';
