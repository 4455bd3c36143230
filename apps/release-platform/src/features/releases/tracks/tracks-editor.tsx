import { sameValue } from '@countin/data/access';
import { LIMITS } from '@countin/domain/fields';
import type { ProductContent, Track } from '@countin/domain/release';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { Button, IconButton, SortableList } from '@countin/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tracks-editor.module.css';

type Tracks = ProductContent['tracks'];

interface TracksEditorProps {
  /** The tracks that count. Rows without a title are kept here beside them. */
  readonly tracks: Tracks;
  /** Called with the tracks that have a title. */
  readonly onChange: (tracks: Tracks) => void;
}

interface TrackRow extends Track {
  readonly id: string;
}

const NEW: Track = { title: '', version: '', isrc: '', durationMs: null, explicit: false, credits: [] };
const rowOf = (track: Track): TrackRow => ({ ...track, id: crypto.randomUUID() });
const tracksOf = (rows: readonly TrackRow[]): Tracks =>
  rows
    .filter(({ title }) => title.trim() !== '')
    .map(({ id: _id, ...track }) => ({ ...track, title: track.title.trim() }));

/** The tracks of a release in order. A row without a title is not a track yet. */
export function TracksEditor({ tracks, onChange }: TracksEditorProps) {
  const { t } = useTranslation('release-editor');
  const [rows, setRows] = useState(() => tracks.map(rowOf));
  const [seen, setSeen] = useState(tracks);
  const list = useRef<HTMLDivElement>(null);
  const numberOf = (row: TrackRow) => rows.findIndex(({ id }) => id === row.id) + 1;
  const nameOf = (row: TrackRow) => row.title || t('tracks.untitled', { number: numberOf(row) });

  if (tracks !== seen) {
    setSeen(tracks);
    // Changed elsewhere, and not what the rows here say already.
    if (!sameValue(tracks, tracksOf(rows))) setRows(tracks.map(rowOf));
  }

  const update = (next: TrackRow[]) => {
    setRows(next);
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
    const row = rowOf(NEW);
    update([...rows.slice(0, at + 1), row, ...rows.slice(at + 1)]);
    // The row is there after React has drawn it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>(`[name="track-${row.id}"]`)?.focus());
  };

  return (
    <div className={styles.tracks} ref={list}>
      {rows.length === 0 ? (
        <p className={styles.empty}>{t('tracks.empty')}</p>
      ) : (
        <SortableList
          label={t('tracks.list')}
          items={rows}
          nameOf={nameOf}
          onReorder={update}
          handleLabel={(name) => t('tracks.move', { name })}
          renderItem={(row) => (
            <div className={styles.track}>
              <span className={styles.number} aria-hidden>
                {numberOf(row)}
              </span>
              <input
                className={styles.title}
                dir={row.title === '' ? undefined : 'auto'}
                name={`track-${row.id}`}
                aria-label={t('tracks.title', { number: numberOf(row) })}
                value={row.title}
                maxLength={LIMITS.title}
                autoComplete="off"
                onChange={(event) =>
                  update(rows.map((other) => (other.id === row.id ? { ...other, title: event.target.value } : other)))
                }
                onKeyDown={(event) => {
                  if (event.key === 'Enter') addAfter(numberOf(row) - 1);
                }}
              />
            </div>
          )}
          renderActions={(row) => (
            <IconButton
              size="small"
              label={t('tracks.remove', { number: numberOf(row) })}
              icon={<Trash2 aria-hidden />}
              onClick={() => remove(row)}
            />
          )}
        />
      )}
      <UndoNotice
        removed={removed}
        textOf={({ item, index }) =>
          t('tracks.removed', { name: item.title || t('tracks.untitled', { number: index + 1 }) })
        }
        onUndo={undo}
      />
      {rows.length < LIMITS.tracks && (
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => addAfter(rows.length - 1)}>
          {t('tracks.add')}
        </Button>
      )}
    </div>
  );
}
