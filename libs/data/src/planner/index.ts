export { planOptions } from './read-plan.ts';
export type { Plan } from './read-plan.ts';
export { saveTask } from './save-task.ts';
export { endPlanFeedOptions, exportPlanOptions, planFeedOptions, renewPlanFeedOptions } from './plan-calendar.ts';
export { planMailOptions, savePlanMailOptions } from './plan-mail.ts';
