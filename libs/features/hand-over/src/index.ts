export { ContinueWithSibling } from './continue-with-sibling.tsx';
export { HandOverPage } from './hand-over-page.tsx';
