import { START_NOTES, startedReleaseSchema, type StartedRelease } from '@countin/domain/link-finding';
import * as v from 'valibot';

const startedSchema = v.object({
  /** What `startRelease` was called with: the same call brings a cover that has not come. */
  input: v.object({ artistId: v.string(), startId: v.string(), text: v.string(), productSlug: v.optional(v.string()) }),
  release: v.object({ ...startedReleaseSchema.entries, notes: v.array(v.picklist(START_NOTES)) }),
});
/** A started draft, as its editor needs it. */
export type Started = v.InferOutput<typeof startedSchema>;

/** State of the history entry of a new draft's editor; undefined if there is nothing to say. */
export function startedState(input: Started['input'], release: StartedRelease): { started: Started } | undefined {
  const { cover, notes } = release;
  const complete = notes.length === 0 && (cover.state === 'ready' || cover.state === 'none');
  return complete ? undefined : { started: { input, release } };
}

/** What a history entry says of this draft; null if it says nothing that can be read. */
export function readStarted(state: unknown, productId: string): Started | null {
  const parsed = v.safeParse(v.object({ started: startedSchema }), state);
  return parsed.success && parsed.output.started.release.productId === productId ? parsed.output.started : null;
}
