import type { ListedProduct } from '@countin/domain/release';

/** Tasks that make a release ready, in the order of work. */
export const RELEASE_TASKS = ['moment', 'tracks', 'description', 'storeLinks', 'publish'] as const;
export type ReleaseTask = (typeof RELEASE_TASKS)[number];

/** Where in the editor each task is done. */
export const TASK_SECTIONS: Readonly<Record<ReleaseTask, string>> = {
  moment: 'moment',
  tracks: 'tracks',
  description: 'basics',
  storeLinks: 'links',
  publish: 'publish',
};

/** Each task with whether the release has it. Read from what is stored, so it ticks itself. */
export function releaseTasks(product: ListedProduct): { readonly task: ReleaseTask; readonly done: boolean }[] {
  const done: Record<ReleaseTask, boolean> = {
    moment: product.releaseMoment !== null,
    tracks: product.tracks.length > 0,
    description: product.description !== '',
    storeLinks: product.storeLinks.some((link) => !link.hidden),
    publish: product.status === 'published',
  };
  return RELEASE_TASKS.map((task) => ({ task, done: done[task] }));
}
