import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { artistFactsSchema, releaseFactsSchema } from '../planner/plan-facts.ts';
import { plannerTaskSchema } from '../planner/planner-task.ts';

const ofArtist = v.object({ artistId: idSchema });

/** The release planner. */
export const plannerCallables = {
  /** Reads what the plan of an artist is computed from: facts of the next releases, and stored tasks. */
  readPlan: {
    name: 'studio/readPlan',
    input: ofArtist,
    output: v.object({
      artist: artistFactsSchema,
      releases: v.array(releaseFactsSchema),
      tasks: v.array(plannerTaskSchema),
    }),
  },
} as const;
