import {
  dayShardSchema,
  liveShardSchema,
  monthNumbersSchema,
  pageMonthSchema,
  visitorSaltSchema,
} from '../analytics/roll-ups.ts';
import { artistPageSchema } from '../profile/artist-page.ts';
import { planFeedSchema } from '../planner/plan-feed.ts';
import { planMailSchema } from '../planner/plan-mail.ts';
import { plannerTaskSchema } from '../planner/planner-task.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

// Beside the other definitions of profiles, the schemas of the page would reach the first screen.

/** An artist with the content of the public page. */
export const artistPage = /* @__PURE__ */ defineDocument(artistPageSchema, paths.artistProfile);
export const plannerTask = /* @__PURE__ */ defineDocument(plannerTaskSchema, paths.plannerTask);
export const plannerTasks = /* @__PURE__ */ defineDocument(plannerTaskSchema, paths.plannerTasks);
export const planFeed = /* @__PURE__ */ defineDocument(planFeedSchema, paths.planFeed);
export const planMail = /* @__PURE__ */ defineDocument(planMailSchema, paths.planMail);
export const planMails = /* @__PURE__ */ defineDocument(planMailSchema, () => paths.planMails);
export const planFeeds = /* @__PURE__ */ defineDocument(planFeedSchema, () => paths.planFeeds);
export const dayShard = /* @__PURE__ */ defineDocument(dayShardSchema, paths.dayShard);
export const dayNumbers = /* @__PURE__ */ defineDocument(dayShardSchema, paths.dayNumbers);
export const monthNumbers = /* @__PURE__ */ defineDocument(monthNumbersSchema, paths.monthNumbers);
export const allMonthNumbers = /* @__PURE__ */ defineDocument(monthNumbersSchema, paths.allMonthNumbers);
export const pageMonth = /* @__PURE__ */ defineDocument(pageMonthSchema, paths.pageMonth);
export const liveShard = /* @__PURE__ */ defineDocument(liveShardSchema, paths.liveShard);
export const liveNumbers = /* @__PURE__ */ defineDocument(liveShardSchema, paths.liveNumbers);
export const visitorSalt = /* @__PURE__ */ defineDocument(visitorSaltSchema, paths.visitorSalt);
