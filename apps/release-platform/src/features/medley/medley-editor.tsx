import type { OwnMedley } from '@countin/data/medleys';
import type { ErrorCode } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import type { ArtistProfile } from '@countin/domain/profile';
import type { ListedProduct } from '@countin/domain/release';
import { useErrorText } from '@countin/i18n/react';
import { LeaveGuard, RestoredNote, SaveConflicts } from '@countin/screen-kit/autosave';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { EmptyState, IconButton, Notice, SortableList } from '@countin/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddClip } from './add-clip.tsx';
import { needsCutting } from './cut/needs-cutting.ts';
import { useCutter } from './cut/use-cutter.tsx';
import type { DraftTrack } from './medley-draft.ts';
import { MedleyBar } from './medley-bar.tsx';
import { MedleyPreviewBar } from './player/medley-preview-bar.tsx';
import { useMedleyPreview } from './player/use-medley-preview.ts';
import { TrackRow } from './track-row.tsx';
import { useClipUploads } from './use-clip-uploads.ts';
import { useSoundChooser } from './use-sound-chooser.tsx';
import { useMedleyDraft } from './use-medley-draft.ts';
import styles from './medley-editor.module.css';

interface MedleyEditorProps {
  readonly artist: ArtistProfile;
  readonly own: OwnMedley | null;
  /** Releases that have a page; null until they are known. */
  readonly products: readonly ListedProduct[] | null;
}

/** Up to four clips: which, in which order, where each leads; heard here, then published. */
export function MedleyEditor({ artist, own, products }: MedleyEditorProps) {
  const { t } = useTranslation('medley-editor');
  const { base, tracks, theirs, restored, changed, setTracks, resolve, endRestoring } = useMedleyDraft(artist, own);
  const [refused, setRefused] = useState<{ readonly file: string; readonly errorCode: ErrorCode } | null>(null);
  const change = (id: string, changes: Partial<DraftTrack>) =>
    setTracks((all) => all.map((track) => (track.id === id ? { ...track, ...changes } : track)));
  const uploads = useClipUploads(artist.id, (clipId, progress) => change(clipId, { progress }));

  const { removed, remove, undo, forget } = useUndoableList({
    items: tracks,
    update: setTracks,
    idOf: ({ id }) => id,
    limit: LIMITS.medleySlots,
  });

  const refuse = (file: File, errorCode: ErrorCode) => setRefused({ file: file.name, errorCode });
  const cutter = useCutter({
    onClip: (clip, source, trackId) => void add(clip, source, trackId),
    onError: refuse,
  });
  const preview = useMedleyPreview(tracks);

  /** @param trackId track whose clip is replaced; null for a new one */
  const add = async (file: File, source = file, trackId: string | null = null) => {
    forget();
    setRefused(null);
    const added = await uploads.add(file);
    if ('errorCode' in added)
      return needsCutting(file, added.errorCode) ? cutter.open(file, null) : refuse(file, added.errorCode);
    setTracks((all) => withTrack(all, { ...added.track, source }, trackId));
  };

  // Whole files stay on the device, so one of an earlier visit is chosen again.
  const chooser = useSoundChooser((file, trackId) =>
    trackId === null ? void add(file) : void cutter.open(file, trackId),
  );

  return (
    <div className={styles.editor}>
      <LeaveGuard unsaved={changed} flush={async () => false} />
      <MedleyBar
        artist={artist}
        tracks={tracks}
        live={own?.live ?? false}
        changed={changed}
        undecided={theirs !== null}
        expected={base?.publishedAt ?? null}
      />
      <RestoredNote fields={restored ? ['slots'] : []} nameOf={() => t('tracks')} onEnd={endRestoring} />
      <SaveConflicts
        conflicts={
          theirs
            ? [
                {
                  key: 'slots',
                  name: t('tracks'),
                  mine: <TrackTitles tracks={tracks} />,
                  theirs: <TrackTitles tracks={theirs.slots} />,
                },
              ]
            : []
        }
        onResolve={(_key, whose) => resolve(whose)}
      />
      {tracks.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <SortableList
          label={t('tracks')}
          align="first-row"
          items={tracks}
          nameOf={({ title }) => title}
          onReorder={(next) => setTracks(() => next)}
          handleLabel={(title) => t('move', { title })}
          renderItem={(track) => (
            <TrackRow
              track={track}
              number={tracks.indexOf(track) + 1}
              products={products}
              onChange={(changes) => change(track.id, changes)}
              preview={preview}
              onCut={() => (track.source ? void cutter.open(track.source, track.id) : chooser.choose(track.id))}
            />
          )}
          renderActions={(track) => (
            <IconButton
              label={t('remove', { title: track.title })}
              icon={<Trash2 aria-hidden />}
              onClick={() => remove(track)}
            />
          )}
        />
      )}
      <MedleyPreviewBar tracks={tracks} preview={preview} />
      <UndoNotice removed={removed} textOf={({ item }) => t('removed', { title: item.title })} onUndo={undo} />
      {refused && <RefusedFile {...refused} />}
      <AddClip count={tracks.length} onFile={(file) => void add(file)} onChoose={() => chooser.choose(null)} />
      {chooser.input}
      {cutter.dialog}
    </div>
  );
}

function TrackTitles({ tracks }: { readonly tracks: readonly { readonly title: string }[] }) {
  return (
    <ol>
      {tracks.map(({ title }, at) => (
        <li key={at}>
          <bdi>{title}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** Why a file became no clip. */
function RefusedFile({ file, errorCode }: { readonly file: string; readonly errorCode: ErrorCode }) {
  const { t } = useTranslation('medley-editor');
  const errorText = useErrorText();
  return <Notice tone="danger" title={t('refused', { file, error: errorText(errorCode) })} />;
}

/** The tracks with one more, or with the clip of one replaced, which keeps its title and release. */
function withTrack(tracks: readonly DraftTrack[], added: DraftTrack, replaced: string | null): readonly DraftTrack[] {
  if (replaced !== null && tracks.some(({ id }) => id === replaced))
    return tracks.map((track) =>
      track.id === replaced ? { ...added, title: track.title, productId: track.productId } : track,
    );
  return tracks.length < LIMITS.medleySlots ? [...tracks, added] : tracks;
}
