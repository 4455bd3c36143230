import { fanOperations, studioOperations } from '../platform/callable/operations.ts';
import { exportPlan } from './calendar/export-plan.ts';
import { endPlanFeed, readPlanFeed, renewPlanFeed } from './calendar/plan-feeds.ts';
import { readPlanCalendar } from './calendar/read-plan-calendar.ts';
import { readPlanMail, savePlanMail, stopPlanMail } from './morning/plan-mails.ts';
import { readPlan } from './read-plan.ts';

export const plannerOperations = studioOperations(
  { readPlan, exportPlan, readPlanFeed, renewPlanFeed, endPlanFeed, readPlanMail, savePlanMail },
  'release.read',
);

/** For calendar programs, which have an address and no account. */
export const planCalendarOperations = fanOperations({ readPlanCalendar });

/** For mail programs, which have the link of a mail and no account. */
export const planMailOperations = fanOperations({ stopPlanMail });
