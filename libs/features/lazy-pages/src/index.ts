export { lazyPart } from './lazy-part.ts';
export { RecoveringTab } from './recovering-tab.tsx';
