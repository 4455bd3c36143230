import { fanOperations, studioOperations } from '../platform/callable/operations.ts';
import { exportPlan } from './calendar/export-plan.ts';
import { endPlanFeed, readPlanFeed, renewPlanFeed } from './calendar/plan-feeds.ts';
import { readPlanCalendar } from './calendar/read-plan-calendar.ts';
import { readPlan } from './read-plan.ts';

export const plannerOperations = studioOperations(
  { readPlan, exportPlan, readPlanFeed, renewPlanFeed, endPlanFeed },
  'release.read',
);

/** For calendar programs, which have an address and no account. */
export const planCalendarOperations = fanOperations({ readPlanCalendar });
