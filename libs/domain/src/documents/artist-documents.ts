import { artistPageSchema } from '../profile/artist-page.ts';
import { plannerTaskSchema } from '../planner/planner-task.ts';
import { defineDocument } from './document.ts';
import { paths } from './paths.ts';

// Beside the other definitions of profiles, the schemas of the page would reach the first screen.

/** An artist with the content of the public page. */
export const artistPage = /* @__PURE__ */ defineDocument(artistPageSchema, paths.artistProfile);
export const plannerTask = /* @__PURE__ */ defineDocument(plannerTaskSchema, paths.plannerTask);
export const plannerTasks = /* @__PURE__ */ defineDocument(plannerTaskSchema, paths.plannerTasks);
