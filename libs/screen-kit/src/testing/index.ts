export { editorAt } from './editor-at.ts';
export { stubLayout } from './stub-layout.ts';
