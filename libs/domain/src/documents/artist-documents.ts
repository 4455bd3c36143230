import { artistPageSchema } from '../profile/artist-page.ts';
import { planFeedSchema } from '../planner/plan-feed.ts';
import { planMailSchema } from '../planner/plan-mail.ts';
import { plannerTaskSchema } from '../planner/planner-task.ts';
import { defineDocument } from './document.ts';
import * as paths from './paths/document-paths.ts';

// Beside the other definitions of profiles, the schemas of the page would reach the first screen.

/** An artist with the content of the public page. */
export const artistPage = /* @__PURE__ */ defineDocument(artistPageSchema, paths.artistProfile);
export const plannerTask = /* @__PURE__ */ defineDocument(plannerTaskSchema, paths.plannerTask);
export const plannerTasks = /* @__PURE__ */ defineDocument(plannerTaskSchema, paths.plannerTasks);
export const planFeed = /* @__PURE__ */ defineDocument(planFeedSchema, paths.planFeed);
export const planMail = /* @__PURE__ */ defineDocument(planMailSchema, paths.planMail);
export const planMails = /* @__PURE__ */ defineDocument(planMailSchema, () => paths.planMails);
export const planFeeds = /* @__PURE__ */ defineDocument(planFeedSchema, () => paths.planFeeds);
