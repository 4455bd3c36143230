import type { OwnMedley } from '@countin/data';
import { clipPath, LIMITS, type ArtistProfile, type MusicProduct } from '@countin/domain';
import { Button, EmptyState, IconButton, SortableList } from '@countin/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../release-editor/leave-guard.tsx';
import { AddClip } from './add-clip.tsx';
import { draftOf, isChanged, isComplete, type DraftTrack } from './medley-draft.ts';
import { MedleyBar } from './medley-bar.tsx';
import { TrackRow } from './track-row.tsx';
import { useClipUploads } from './use-clip-uploads.ts';
import styles from './medley-editor.module.css';

interface MedleyEditorProps {
  readonly artist: ArtistProfile;
  readonly own: OwnMedley | null;
  /** Releases that have a page. */
  readonly products: readonly MusicProduct[];
}

/** Up to four clips: which, in which order, where each leads; heard here, then published. */
export function MedleyEditor({ artist, own, products }: MedleyEditorProps) {
  const { t } = useTranslation('medley-editor');
  const [tracks, setTracks] = useState<readonly DraftTrack[]>(() => draftOf(own?.medley ?? null, (clipId) => clipPath(artist.id, clipId)));
  const [removed, setRemoved] = useState<{ readonly track: DraftTrack; readonly at: number } | null>(null);
  const change = (id: string, changes: Partial<DraftTrack>) => setTracks((all) => all.map((track) => (track.id === id ? { ...track, ...changes } : track)));
  const uploads = useClipUploads(artist.id, (clipId, progress) => change(clipId, { progress }));
  const changed = isChanged(own?.medley ?? null, tracks);

  const add = (file: File) => {
    if (tracks.length >= LIMITS.medleySlots) return;
    setRemoved(null);
    const track = uploads.add(file);
    setTracks((all) => [...all, track]);
  };
  const remove = (track: DraftTrack) => {
    setRemoved({ track, at: tracks.indexOf(track) });
    setTracks((all) => all.filter(({ id }) => id !== track.id));
  };
  const undo = () => {
    if (!removed) return;
    setTracks((all) => [...all.slice(0, removed.at), removed.track, ...all.slice(removed.at)].slice(0, LIMITS.medleySlots));
    setRemoved(null);
  };

  return (
    <div className={styles.editor}>
      <LeaveGuard unsaved={changed} flush={async () => false} />
      <MedleyBar artist={artist} tracks={tracks} live={own?.live ?? false} changed={changed} complete={isComplete(tracks)} />
      {tracks.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <SortableList
          label={t('tracks')}
          items={tracks}
          nameOf={({ title }) => title}
          onReorder={setTracks}
          handleLabel={(title) => t('move', { title })}
          renderItem={(track) => <TrackRow track={track} number={tracks.indexOf(track) + 1} products={products} onChange={(changes) => change(track.id, changes)} />}
          renderActions={(track) => (
            <IconButton label={t('remove', { title: track.title })} icon={<Trash2 aria-hidden />} onClick={() => remove(track)} />
          )}
        />
      )}
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            {t('removed', { title: removed.track.title })}
            <Button size="small" onClick={undo}>{t('undo')}</Button>
          </p>
        )}
      </div>
      <AddClip count={tracks.length} onFile={add} />
    </div>
  );
}
