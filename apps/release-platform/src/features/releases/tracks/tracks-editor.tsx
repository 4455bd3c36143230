import { sameValue } from '@countin/data/access';
import { LIMITS } from '@countin/domain/fields';
import { duplicateIsrcs, formatIsrc } from '@countin/domain/identifiers';
import { formatList } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { Button, IconButton, SortableList } from '@countin/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioFiles } from './audio-files.tsx';
import { TrackActionsContext, TrackNumbersContext, useTrackNumber, type TrackActions } from './track-actions.ts';
import { TrackItem } from './track-item.tsx';
import { NEW_TRACK, rowOf, tracksOf, type TrackRow, type Tracks } from './track-row.ts';
import styles from './tracks-editor.module.css';

interface TracksEditorProps {
  /** The tracks that count. Rows without a title are kept here beside them. */
  readonly tracks: Tracks;
  /** Called with the tracks that have a title. */
  readonly onChange: (tracks: Tracks) => void;
}

const renderItem = (row: TrackRow) => <TrackItem row={row} />;

/** The tracks of a release in order. A row without a title is not a track yet. */
export function TracksEditor({ tracks, onChange }: TracksEditorProps) {
  // The texts of unfolded rows load with the list: a row that waits for them would hide the screen.
  const { t } = useTranslation(['release-editor', 'release-detail', 'credits']);
  const [rows, setRows] = useState(() => tracks.map(rowOf));
  const [seen, setSeen] = useState(tracks);
  /** Rows before the last change of order or from files; null if there is nothing to undo. */
  const [before, setBefore] = useState<{ rows: TrackRow[]; text: 'track.moved' | 'audio.applied' } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const order = rows.map(({ id }) => id).join();
  const numbers = useMemo(() => new Map(order.split(',').map((id, at) => [id, at + 1])), [order]);
  const nameOf = (row: TrackRow) => row.title || t('tracks.untitled', { number: numbers.get(row.id) });

  if (tracks !== seen) {
    setSeen(tracks);
    // Changed elsewhere, and not what the rows here say already.
    if (!sameValue(tracks, tracksOf(rows))) setRows(tracks.map(rowOf));
  }

  const update = (next: TrackRow[]) => {
    setRows(next);
    setBefore(null);
    onChange(tracksOf(next));
  };
  const { removed, remove, undo, forget } = useUndoableList({
    items: rows,
    update: (changed) => update(changed(rows)),
    idOf: ({ id }) => id,
    limit: LIMITS.tracks,
  });
  const addAfter = (at: number) => {
    forget();
    const row = rowOf(NEW_TRACK);
    update([...rows.slice(0, at + 1), row, ...rows.slice(at + 1)]);
    // The row is there after React has drawn it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>(`[name="track-${row.id}"]`)?.focus());
  };
  const actions = useStableActions({
    edit: (id, changes) => update(rows.map((row) => (row.id === id ? { ...row, ...changes } : row))),
    addAfter,
    remove: (row) => remove(row),
  });
  const renderActions = useCallback(
    (row: TrackRow) => <RemoveTrack id={row.id} onRemove={() => actions.remove(row)} />,
    [actions],
  );

  return (
    <TrackActionsContext value={actions}>
      <TrackNumbersContext value={numbers}>
        <div className={styles.tracks} ref={list}>
          {rows.length === 0 ? (
            <p className={styles.empty}>{t('tracks.empty')}</p>
          ) : (
            <SortableList
              label={t('tracks.list')}
              items={rows}
              nameOf={nameOf}
              onReorder={(next) => {
                update(next);
                setBefore({ rows, text: 'track.moved' });
              }}
              handleLabel={(name) => t('tracks.move', { name })}
              renderItem={renderItem}
              renderActions={renderActions}
            />
          )}
          <UndoNotice
            removed={removed}
            textOf={({ item, index }) =>
              t('tracks.removed', { name: item.title || t('tracks.untitled', { number: index + 1 }) })
            }
            onUndo={undo}
          />
          <UndoNotice
            removed={before}
            textOf={({ text }) => t(`release-detail:${text}`)}
            onUndo={() => before && update(before.rows)}
          />
          <DuplicateCodes rows={rows} />
          <AudioFiles
            rows={rows}
            onApply={(next) => {
              forget();
              update(next);
              setBefore({ rows, text: 'audio.applied' });
            }}
          />
          {rows.length < LIMITS.tracks && (
            <Button size="small" icon={<Plus aria-hidden />} onClick={() => addAfter(rows.length - 1)}>
              {t('tracks.add')}
            </Button>
          )}
        </div>
      </TrackNumbersContext>
    </TrackActionsContext>
  );
}

interface RowActions extends TrackActions {
  readonly remove: (row: TrackRow) => void;
}

/** Functions that stay the same and call the latest ones. */
function useStableActions(latest: RowActions): RowActions {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useMemo(
    () => ({
      edit: (id, changes) => current.current.edit(id, changes),
      addAfter: (at) => current.current.addAfter(at),
      remove: (row) => current.current.remove(row),
    }),
    [],
  );
}

function RemoveTrack({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const { t } = useTranslation('release-editor');
  const number = useTrackNumber(id);
  return (
    <IconButton size="small" label={t('tracks.remove', { number })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
  );
}

/** Warns of ISRCs that several tracks share. It does not keep the release from being published. */
function DuplicateCodes({ rows }: { readonly rows: readonly TrackRow[] }) {
  const { t } = useTranslation('release-detail');
  const locale = useLocale();
  return (
    <div role="status">
      {duplicateIsrcs(rows.map(({ isrc }) => isrc)).map(({ isrc, positions }) => (
        <p key={isrc} className={styles.empty}>
          {t('duplicates', {
            isrc: formatIsrc(isrc),
            tracks: formatList(
              locale,
              positions.map((at) => String(at + 1)),
            ),
          })}
        </p>
      ))}
    </div>
  );
}
