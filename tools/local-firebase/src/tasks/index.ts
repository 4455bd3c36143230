export { startLocalTasks } from './start-local-tasks.ts';
export type { LocalTasks, LocalTasksOptions } from './start-local-tasks.ts';
