import { IconButton, SortableList } from '@countin/ui';
import { Trash2 } from 'lucide-react';
import { memo, use } from 'react';
import { useTranslation } from 'react-i18next';
import { TrackRowsContext, useTrackActions, useTrackNumber } from './track-actions.ts';
import { TrackItem } from './track-item.tsx';
import type { TrackRow } from './track-row.ts';

const renderItem = ({ id }: TrackRow) => <CurrentTrack id={id} />;
const renderActions = ({ id }: TrackRow) => <RemoveTrack id={id} />;

/**
 * The sortable rows. It renders again when the order or a name changes, not with each key. A list of 100 items takes
 * longer than a frame.
 */
export const TrackList = memo(function TrackList({ rows }: { readonly rows: readonly TrackRow[] }) {
  const { t } = useTranslation('release-editor');
  const { reorder } = useTrackActions();
  return (
    <SortableList
      label={t('tracks.list')}
      align="first-row"
      items={rows}
      nameOf={(row) => row.title || t('tracks.untitled', { number: rows.indexOf(row) + 1 })}
      onReorder={(next) => reorder(next.map(({ id }) => id))}
      handleLabel={(name) => t('tracks.move', { name })}
      renderItem={renderItem}
      renderActions={renderActions}
    />
  );
});

function CurrentTrack({ id }: { readonly id: string }) {
  const row = use(TrackRowsContext).get(id);
  return row && <TrackItem row={row} />;
}

function RemoveTrack({ id }: { readonly id: string }) {
  const { t } = useTranslation('release-editor');
  const number = useTrackNumber(id);
  const { remove } = useTrackActions();
  return (
    <IconButton
      size="small"
      label={t('tracks.remove', { number })}
      icon={<Trash2 aria-hidden />}
      onClick={() => remove(id)}
    />
  );
}
