import { LIMITS } from '@countin/domain/fields';
import { sameValue } from '@countin/domain/values';
import { duplicateIsrcs, formatIsrc } from '@countin/domain/identifiers';
import type { Track } from '@countin/domain/release';
import { formatList, formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { Button } from '@countin/ui';
import { Plus } from 'lucide-react';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioFiles } from './audio-files.tsx';
import { openRowsOf, rowsWith, type OpenRows } from './open-rows.ts';
import { TrackActionsContext, TrackNumbersContext, TrackRowsContext, type TrackActions } from './track-actions.ts';
import { TrackList } from './track-list.tsx';
import {
  hasRoomFor,
  isTitled,
  NEW_TRACK,
  rowOf,
  rowsOfTracks,
  tracksOf,
  withCredits,
  type TrackRow,
  type Tracks,
} from './track-row.ts';
import styles from './tracks-editor.module.css';

/** Changes of several rows, which can be undone, by the key of their text. */
type Change = 'track.moved' | 'track.pasted' | 'track.credited' | 'track.creditedPartly' | 'audio.applied';

interface TracksEditorProps {
  /** The tracks that count. Rows without a title are kept here beside them. */
  readonly tracks: Tracks;
  /** Open rows of an earlier list, as they were passed to `onChange`. */
  readonly kept: unknown;
  /** Called with the tracks that can be stored, and with the rows that cannot. */
  readonly onChange: (tracks: Tracks, open: OpenRows) => void;
}

/** The tracks of a release in order. A row without a title is not a track yet. */
const TracksEditor = memo(function TracksEditor({ tracks, kept, onChange }: TracksEditorProps) {
  // The texts of unfolded rows load with the list: a row that waits for them would hide the screen.
  const { t } = useTranslation(['release-editor', 'release-detail', 'credits']);
  const locale = useLocale();
  const { rows, setRows } = useRows(tracks, kept);
  /** The rows with what is typed and not rendered yet. */
  const latest = useRef(rows);
  useLayoutEffect(() => void (latest.current = rows), [rows]);
  /** Rows before the last change of several; null if there is nothing to undo. */
  const [before, setBefore] = useState<{ rows: TrackRow[]; text: Change; tracks: readonly number[] } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const { listed, endTyping } = useListed(rows);
  const numbers = useMemo(() => new Map(listed.map(({ id }, at) => [id, at + 1])), [listed]);

  const update = (next: TrackRow[]) => {
    latest.current = next;
    setRows(next);
    setBefore(null);
    onChange(tracksOf(next), openRowsOf(next));
  };
  const { removed, remove, undo, forget } = useUndoableList({
    items: rows,
    update: (changed) => update(changed(latest.current)),
    idOf: ({ id }) => id,
    limit: LIMITS.tracks,
  });
  const apply = (next: TrackRow[], text: Change, tracks: readonly number[] = []) => {
    const previous = latest.current;
    update(next);
    setBefore({ rows: previous, text, tracks });
  };
  const addAfter = (at: number) => {
    forget();
    const row = rowOf(NEW_TRACK);
    update(latest.current.toSpliced(at + 1, 0, row));
    // The row is there after React has drawn it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>(`[name="track-${row.id}"]`)?.focus());
  };
  const actions = useStableActions({
    edit: (id, changesOf) => update(latest.current.map((row) => (row.id === id ? { ...row, ...changesOf(row) } : row))),
    addAfter,
    remove: (id) => {
      const row = latest.current.find((each) => each.id === id);
      if (row) remove(row);
    },
    paste: (id, pasted) => {
      const all = latest.current;
      const at = all.findIndex((row) => row.id === id);
      const row = all[at];
      if (!row) return 0;
      const before = isTitled(row) ? [row] : [];
      const fitting = pasted.slice(0, Math.max(0, LIMITS.tracks - all.length + 1 - before.length));
      const [first, ...others] = fitting;
      if (!first) return 0;
      forget();
      // A row without a title stays, and with it what is entered in its details.
      const begun = before.length === 0 ? { ...row, ...namedBy(first) } : rowOf(first);
      apply(all.toSpliced(at, 1, ...before, begun, ...others.map(rowOf)), 'track.pasted');
      return fitting.length;
    },
    creditAll: (id) => {
      const credits = latest.current.find((row) => row.id === id)?.credits ?? [];
      const full = latest.current.flatMap((row, at) => (hasRoomFor(row, credits) ? [] : [at + 1]));
      forget();
      apply(
        latest.current.map((row) => withCredits(row, credits)),
        full.length > 0 ? 'track.creditedPartly' : 'track.credited',
        full,
      );
    },
    reorder: (ids) => apply(present(ids.map((id) => latest.current.find((row) => row.id === id))), 'track.moved'),
    endTyping: () => endTyping(latest.current),
  });

  return (
    <TrackActionsContext value={actions}>
      <TrackNumbersContext value={numbers}>
        <TrackRowsContext value={byId}>
          <div className={styles.tracks} ref={list}>
            {rows.length === 0 ? <p className={styles.empty}>{t('tracks.empty')}</p> : <TrackList rows={listed} />}
            <UndoNotice
              removed={removed}
              textOf={({ item, index }) =>
                t('tracks.removed', { name: item.title || t('tracks.untitled', { number: index + 1 }) })
              }
              onUndo={undo}
            />
            <UndoNotice
              removed={before}
              textOf={({ text, tracks }) =>
                t(`release-detail:${text}`, {
                  tracks: formatList(
                    locale,
                    tracks.map((number) => formatNumber(locale, number)),
                  ),
                  most: formatNumber(locale, LIMITS.trackCredits),
                })
              }
              onUndo={() => before && update(before.rows)}
            />
            <DuplicateCodes rows={rows} />
            <AudioFiles
              rows={rows}
              onApply={(next) => {
                forget();
                apply(next, 'audio.applied');
              }}
            />
            {rows.length < LIMITS.tracks && (
              <Button size="small" icon={<Plus aria-hidden />} onClick={() => addAfter(rows.length - 1)}>
                {t('tracks.add')}
              </Button>
            )}
          </div>
        </TrackRowsContext>
      </TrackNumbersContext>
    </TrackActionsContext>
  );
});

export default TracksEditor;

const namedBy = ({ title, durationMs }: Track) => ({ title, ...(durationMs !== null && { durationMs }) });

const present = (rows: readonly (TrackRow | undefined)[]) => rows.filter((row) => row !== undefined);

/** Rows of the tracks. They follow tracks that are changed elsewhere, and keep what is typed into open rows. */
function useRows(tracks: Tracks, kept: unknown) {
  const [rows, setRows] = useState(() => rowsWith(tracks, kept));
  const [seen, setSeen] = useState({ tracks, kept });
  if (tracks !== seen.tracks || kept !== seen.kept) {
    setSeen({ tracks, kept });
    // Rows that are typed and not rendered yet keep their ids, and with them the focus.
    const typed = rowsOfTracks(tracks) ?? rows;
    const open = openRowsOf(typed);
    const isDiscarded = kept === undefined && open.length > 0;
    // Changed elsewhere, and not what the rows here say already.
    if (isDiscarded || !sameValue(tracks, tracksOf(typed))) setRows(rowsWith(tracks, isDiscarded ? [] : open));
    else if (typed !== rows) setRows(typed);
  }
  return { rows, setRows };
}

/** The rows with the names that they had when typing ended last. */
function useListed(rows: readonly TrackRow[]) {
  const [listed, setListed] = useState(rows);
  if (!isSame('id', rows, listed)) setListed(rows);
  const endTyping = (typed: readonly TrackRow[]) => {
    if (!isSame('title', typed, listed)) setListed(typed);
  };
  return { listed, endTyping };
}

const isSame = (field: 'id' | 'title', some: readonly TrackRow[], others: readonly TrackRow[]) =>
  some.length === others.length && some.every((row, at) => row[field] === others[at]?.[field]);

/** Functions that stay the same and call the latest ones. */
function useStableActions(latest: TrackActions): TrackActions {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useMemo(
    () => ({
      edit: (id, changesOf) => current.current.edit(id, changesOf),
      addAfter: (at) => current.current.addAfter(at),
      remove: (id) => current.current.remove(id),
      paste: (id, tracks) => current.current.paste(id, tracks),
      creditAll: (id) => current.current.creditAll(id),
      reorder: (ids) => current.current.reorder(ids),
      endTyping: () => current.current.endTyping(),
    }),
    [],
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
