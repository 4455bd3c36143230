export { buildPickerIndex, findPickerItems } from './find-picker-items.ts';
export type { PickerIndex } from './find-picker-items.ts';
export { PickerDialog } from './picker-dialog.tsx';
export type { PickerGroup, PickerItem } from './picker-dialog.tsx';
