import type { ErrorCode } from '@countin/domain/errors';
import { medleySlotInputSchema, type Medley, type MedleyInput } from '@countin/domain/medley';
import type { KeptEntry } from '@countin/screen-kit/autosave';
import * as v from 'valibot';

/** How far the upload of a clip is. */
export type ClipProgress =
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'there' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** A track in the editor. */
export interface DraftTrack {
  /** Of its clip. */
  readonly id: string;
  readonly title: string;
  readonly productId: string | null;
  /** Where it can be heard here. */
  readonly src: string;
  readonly progress: ClipProgress;
}

/** The tracks of a stored medley. */
export function draftOf(medley: Slots, srcOf: (clipId: string) => string): DraftTrack[] {
  return (medley?.slots ?? []).map(({ clipId, title, productId }) => ({
    id: clipId,
    title,
    productId,
    src: srcOf(clipId),
    progress: { kind: 'there' },
  }));
}

/** What publishing is asked for. */
export function inputOf(artistId: string, tracks: readonly DraftTrack[]): MedleyInput {
  return {
    artistId,
    slots: tracks.map(({ id, title, productId }) => ({ clipId: id, title: title.trim(), productId })),
  };
}

/** What of a medley its editor changes. */
type Slots = { readonly slots: readonly Pick<MedleyInput['slots'][number], 'clipId' | 'title' | 'productId'>[] } | null;

/** Whether the draft says something else than the medley. */
export function isChanged(medley: Slots, tracks: readonly DraftTrack[]): boolean {
  const text = (slots: readonly { clipId: string; title: string; productId: string | null }[]) =>
    JSON.stringify(slots.map(({ clipId, title, productId }) => [clipId, title.trim(), productId]));
  return (
    text(medley?.slots ?? []) !== text(tracks.map(({ id, title, productId }) => ({ clipId: id, title, productId })))
  );
}

/** What keeps a medley from being published. */
export interface Obstacle {
  readonly kind: 'title' | 'failed' | 'sending';
  /** Of the track. */
  readonly number: number;
}

/** The first thing that keeps tracks from being published; null when they can be, or when there are none. */
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

/** A title to begin with: the file's name without what follows its last dot. */
export function titleFromFile(name: string): string {
  return name
    .replace(/\.[^.]+$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
}

/** The number of the track that a fault of publishing is about; null for none. */
export function invalidTrack(field: string | null): number | null {
  const index = /^slots\.(\d+)\b/.exec(field ?? '')?.[1];
  return index === undefined ? null : Number(index) + 1;
}

/** What an editor holds of a medley. */
export interface MedleyDraft {
  /** The medley that changes are made to. */
  readonly base: Medley | null;
  readonly tracks: readonly DraftTrack[];
  /** One that was published elsewhere while tracks were changed here: a decision is needed. */
  readonly theirs: Medley | null;
  /** The tracks are those of an earlier editor that was closed. */
  readonly restored: boolean;
}

/** Takes in what is stored now. It replaces tracks that were not changed; changed ones wait for a decision. */
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

const keptSchema = v.object({
  mine: v.object({ slots: v.array(medleySlotInputSchema) }),
  base: v.object({ slots: v.array(medleySlotInputSchema) }),
});

/** What must not be lost with the tab; null when the medley says the same. Clips that have not arrived cannot be kept. */
export function keptOf({ base, tracks, theirs }: MedleyDraft, at: number): KeptEntry | null {
  if (!theirs && !isChanged(base, tracks)) return null;
  const slotsOf = (list: readonly DraftTrack[]) => inputOf('', list).slots;
  const arrived = tracks.filter(({ progress }) => progress.kind === 'there');
  return {
    at,
    mine: { slots: slotsOf(arrived) },
    base: { slots: slotsOf(draftOf(base, () => '')) },
    sent: {},
    inputs: {},
  };
}

/** The editor's beginning: the stored medley, or what an earlier editor has left of it. */
export function beginWith(
  medley: Medley | null,
  entry: KeptEntry | undefined,
  srcOf: (clipId: string) => string,
): MedleyDraft {
  const stored: MedleyDraft = { base: medley, tracks: draftOf(medley, srcOf), theirs: null, restored: false };
  const kept = v.safeParse(keptSchema, entry);
  if (!kept.success || !isChanged(medley, draftOf(kept.output.mine, srcOf))) return stored;
  // A clip that was never published can be published, but only its owner's browser had it to be heard.
  const heard = new Set(stored.tracks.map(({ id }) => id));
  const tracks = draftOf(kept.output.mine, (clipId) => (heard.has(clipId) ? srcOf(clipId) : ''));
  const sameBase = !isChanged(kept.output.base, stored.tracks);
  return { base: sameBase ? medley : null, tracks, theirs: sameBase ? null : medley, restored: true };
}
