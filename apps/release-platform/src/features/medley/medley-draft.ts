import type { ErrorCode } from '@countin/domain/errors';
import { medleySlotInputSchema, type Medley, type MedleyInput } from '@countin/domain/medley';
import type { UnsavedEntry } from '@countin/screen-kit/autosave';
import * as v from 'valibot';

/** Upload progress of a clip. */
export type ClipProgress =
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'there' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** A track in the editor. */
export interface DraftTrack {
  /** Id of the clip. */
  readonly id: string;
  readonly title: string;
  readonly productId: string | null;
  /** Audio address for playback in the editor. */
  readonly src: string;
  /** Length of the clip, milliseconds; null where it is not known. */
  readonly durationMs: number | null;
  readonly progress: ClipProgress;
  /** File that the clip was cut from, while the screen is open. */
  readonly source?: File;
}

/** The tracks of a stored medley. */
export function draftOf(medley: Slots, srcOf: (clipId: string) => string): DraftTrack[] {
  return (medley?.slots ?? []).map(({ clipId, title, productId, durationMs = null }) => ({
    id: clipId,
    title,
    productId,
    src: srcOf(clipId),
    durationMs,
    progress: { kind: 'there' },
  }));
}

/** Input of the publish call. */
export function inputOf(artistId: string, tracks: readonly DraftTrack[]): MedleyInput {
  return {
    artistId,
    slots: tracks.map(({ id, title, productId }) => ({ clipId: id, title: title.trim(), productId })),
  };
}

/** The part of a medley that its editor changes. */
interface Slot extends Pick<MedleyInput['slots'][number], 'clipId' | 'title' | 'productId'> {
  readonly durationMs?: number | null;
}
type Slots = { readonly slots: readonly Slot[] } | null;

/** Whether the draft differs from the stored medley. */
export function isChanged(medley: Slots, tracks: readonly DraftTrack[]): boolean {
  const text = (slots: readonly { clipId: string; title: string; productId: string | null }[]) =>
    JSON.stringify(slots.map(({ clipId, title, productId }) => [clipId, title.trim(), productId]));
  return (
    text(medley?.slots ?? []) !== text(tracks.map(({ id, title, productId }) => ({ clipId: id, title, productId })))
  );
}

/** Reason why a medley cannot be published. */
export interface Obstacle {
  readonly kind: 'title' | 'failed' | 'sending';
  /** Track number, from 1. */
  readonly number: number;
}

/** The first reason why the tracks cannot be published; null when there is none, or when there are no tracks. */
export function obstacleOf(tracks: readonly DraftTrack[]): Obstacle | null {
  for (const [at, { title, progress }] of tracks.entries()) {
    const kind =
      progress.kind === 'failed'
        ? 'failed'
        : title.trim() === ''
          ? 'title'
          : progress.kind === 'sending'
            ? 'sending'
            : null;
    if (kind) return { kind, number: at + 1 };
  }
  return null;
}

/** Initial title of a track: the file name without its extension. */
export function titleFromFile(name: string): string {
  return name
    .replace(/\.[^.]+$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
}

/** Number of the track, from 1, that a publish error refers to; null when it names no track. */
export function invalidTrack(field: string | null): number | null {
  const index = /^slots\.(\d+)\b/.exec(field ?? '')?.[1];
  return index === undefined ? null : Number(index) + 1;
}

/** Editor state of a medley. */
export interface MedleyDraft {
  /** Stored medley that the draft is based on. */
  readonly base: Medley | null;
  readonly tracks: readonly DraftTrack[];
  /** Conflict: a version published in another editor during local changes. The user must choose one. */
  readonly theirs: Medley | null;
  /** The tracks were restored from an editor session that was closed. */
  readonly restored: boolean;
}

/** Merges the stored medley into the draft. Unchanged tracks are replaced; changed ones become a conflict. */
export function withStored(draft: MedleyDraft, medley: Medley | null, srcOf: (clipId: string) => string): MedleyDraft {
  const { base, tracks } = draft;
  const unchanged = !isChanged(base, tracks);
  if (unchanged)
    return {
      ...draft,
      base: medley,
      tracks: isChanged(medley, tracks) ? draftOf(medley, srcOf) : tracks,
      theirs: null,
    };
  const agreed = !isChanged(medley, tracks) || !isChanged(base, draftOf(medley, srcOf));
  return agreed ? { ...draft, base: medley, theirs: null } : { ...draft, theirs: medley };
}

const unsavedSchema = v.object({
  mine: v.object({
    slots: v.array(
      v.object({ ...medleySlotInputSchema.entries, durationMs: v.optional(v.nullable(v.number()), null) }),
    ),
  }),
  base: v.object({ slots: v.array(medleySlotInputSchema) }),
});

/** Unsaved changes to keep when the tab closes; null when there are none. Clips still uploading cannot be kept. */
export function unsavedOf({ base, tracks, theirs }: MedleyDraft, at: number): UnsavedEntry | null {
  if (!theirs && !isChanged(base, tracks)) return null;
  const slotsOf = (list: readonly DraftTrack[]) =>
    inputOf('', list).slots.map((slot, at) => ({ ...slot, durationMs: list[at]?.durationMs ?? null }));
  const arrived = tracks.filter(({ progress }) => progress.kind === 'there');
  return {
    at,
    mine: { slots: slotsOf(arrived) },
    base: { slots: slotsOf(draftOf(base, () => '')) },
    sent: {},
    inputs: {},
  };
}

/** Initial editor state: the stored medley, or unsaved changes of an earlier session. */
export function beginWith(
  medley: Medley | null,
  entry: UnsavedEntry | undefined,
  srcOf: (clipId: string) => string,
): MedleyDraft {
  const stored: MedleyDraft = { base: medley, tracks: draftOf(medley, srcOf), theirs: null, restored: false };
  const kept = v.safeParse(unsavedSchema, entry);
  if (!kept.success || !isChanged(medley, draftOf(kept.output.mine, srcOf))) return stored;
  // An unpublished clip has no audio address here: only the tab that uploaded it could play it.
  const heard = new Set(stored.tracks.map(({ id }) => id));
  const tracks = draftOf(kept.output.mine, (clipId) => (heard.has(clipId) ? srcOf(clipId) : ''));
  const sameBase = !isChanged(kept.output.base, stored.tracks);
  return { base: sameBase ? medley : null, tracks, theirs: sameBase ? null : medley, restored: true };
}
