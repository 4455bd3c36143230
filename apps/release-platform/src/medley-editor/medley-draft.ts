import type { ErrorCode, Medley, MedleyInput } from '@countin/domain';

/** How far the upload of a clip is. */
export type ClipProgress = { readonly kind: 'sending'; readonly share: number } | { readonly kind: 'there' } | { readonly kind: 'failed'; readonly code: ErrorCode };

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
export function draftOf(medley: Medley | null, srcOf: (clipId: string) => string): DraftTrack[] {
  return (medley?.slots ?? []).map(({ clipId, title, productId }) => ({ id: clipId, title, productId, src: srcOf(clipId), progress: { kind: 'there' } }));
}

/** What publishing is asked for. */
export function inputOf(artistId: string, tracks: readonly DraftTrack[]): MedleyInput {
  return { artistId, slots: tracks.map(({ id, title, productId }) => ({ clipId: id, title: title.trim(), productId })) };
}

/** Whether the draft says something else than the medley. */
export function isChanged(medley: Medley | null, tracks: readonly DraftTrack[]): boolean {
  const text = (slots: readonly { clipId: string; title: string; productId: string | null }[]) =>
    JSON.stringify(slots.map(({ clipId, title, productId }) => [clipId, title.trim(), productId]));
  return text(medley?.slots ?? []) !== text(tracks.map(({ id, title, productId }) => ({ clipId: id, title, productId })));
}

/** Whether it can be published: something to hear, each with a title and uploaded. */
export function isComplete(tracks: readonly DraftTrack[]): boolean {
  return tracks.length > 0 && tracks.every(({ title, progress }) => title.trim() !== '' && progress.kind === 'there');
}

/** A title to begin with: the file's name without what follows its last dot. */
export function titleFromFile(name: string): string {
  return name.replace(/\.[^.]+$/, '').replace(/[_\s]+/g, ' ').trim();
}

/** The number of the track that a fault of publishing is about; null for none. */
export function faultyTrack(field: string | null): number | null {
  const index = /^slots\.(\d+)\b/.exec(field ?? '')?.[1];
  return index === undefined ? null : Number(index) + 1;
}
