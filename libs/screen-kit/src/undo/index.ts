export { UndoNotice } from './undo-notice.tsx';
export { useUndoableList } from './use-undoable-list.ts';
export type { RemovedItem, UndoableList } from './use-undoable-list.ts';
