import type { OwnMedley } from '@countin/data/medleys';
import { useSession } from '@countin/data/session';
import { paths } from '@countin/domain/documents';
import type { ArtistProfile } from '@countin/domain/profile';
import { clipPath } from '@countin/domain/urls';
import { unsavedChanges } from '@countin/screen-kit/autosave';
import { useEffect, useState } from 'react';
import {
  beginWith,
  draftOf,
  isChanged,
  unsavedOf,
  withStored,
  type DraftTrack,
  type MedleyDraft,
} from './medley-draft.ts';

export interface MedleyEditing extends MedleyDraft {
  readonly changed: boolean;
  readonly setTracks: (change: (tracks: readonly DraftTrack[]) => readonly DraftTrack[]) => void;
  /** Decides between the tracks here and those that were published elsewhere. */
  readonly resolve: (whose: 'mine' | 'theirs') => void;
  /** Restored tracks stay, or are given up for what is stored. */
  readonly endRestoring: (keep: boolean) => void;
}

/**
 * An artist's medley while it is edited; what is not published yet is kept in the browser.
 *
 * Not `useDocumentCopy`, which writes each change by itself: a medley has no stored draft. Its only document is what fans
 * hear, and security rules let the server alone write it, when the artist publishes. Tracks also hold what is in no
 * document: files, progress of uploads. What else the kit has is used here: kept changes, restoring, conflicts.
 */
export function useMedleyDraft(artist: ArtistProfile, own: OwnMedley | null): MedleyEditing {
  const stored = own?.medley ?? null;
  const [srcOf] = useState(() => (clipId: string) => clipPath(artist.id, clipId));
  const { uid } = useSession();
  const [kept] = useState(() =>
    unsavedChanges(() => window.localStorage, uid, paths.medley(artist.id), crypto.randomUUID()),
  );
  const [left] = useState(() => kept.load()[0]);
  const [draft, setDraft] = useState(() => beginWith(stored, left?.entry, srcOf));
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    setDraft(withStored(draft, stored, srcOf));
  }
  useEffect(() => {
    kept.keep(unsavedOf(draft, Date.now()));
    // Taken over, it is this editor's from now on.
    if (left) kept.drop(left.id);
  }, [draft, kept, left]);

  return {
    ...draft,
    changed: draft.theirs !== null || isChanged(draft.base, draft.tracks),
    setTracks: (change) => setDraft((now) => ({ ...now, tracks: change(now.tracks) })),
    resolve: (whose) =>
      setDraft((now) => ({
        ...now,
        base: now.theirs,
        theirs: null,
        tracks: whose === 'mine' ? now.tracks : draftOf(now.theirs, srcOf),
      })),
    endRestoring: (keep) =>
      setDraft((now) =>
        keep
          ? { ...now, restored: false }
          : { base: stored, tracks: draftOf(stored, srcOf), theirs: null, restored: false },
      ),
  };
}
