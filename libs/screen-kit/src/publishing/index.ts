export { PublishingBar } from './publishing-bar.tsx';
export { usePublishing } from './use-publishing.ts';
export type { Publishing } from './use-publishing.ts';
