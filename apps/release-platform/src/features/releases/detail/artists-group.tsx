import { useDataAccess } from '@countin/data/access';
import { findArtist } from '@countin/data/profiles';
import { LIMITS } from '@countin/domain/fields';
import { sameValue } from '@countin/domain/values';
import type { ReleaseArtist } from '@countin/domain/release';
import { UndoNotice, useUndoableList } from '@countin/screen-kit/undo';
import { Button, TextField } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';
import { ArtistRow, type ArtistEntry } from './artist-row.tsx';
import { DetailGroup } from './detail-group.tsx';

const entryOf = (artist: ReleaseArtist): ArtistEntry => ({ ...artist, id: crypto.randomUUID() });
const artistsOf = (entries: readonly ArtistEntry[]): ReleaseArtist[] =>
  entries
    .filter(({ name }) => name.trim() !== '')
    .map(({ id: _id, ...artist }) => ({ ...artist, name: artist.name.trim() }));

/** Version, and artists beside the one whose release it is. A row without a name is not an artist yet. */
export function ArtistsGroup({ copy }: { readonly copy: Pick<WorkingCopy, 'content' | 'change'> }) {
  const { t } = useTranslation('release-detail');
  const { content, change } = copy;
  const access = useDataAccess();
  const [entries, setEntries] = useState(() => content.artists.map(entryOf));
  const [seen, setSeen] = useState(content.artists);
  if (content.artists !== seen) {
    setSeen(content.artists);
    if (!sameValue(content.artists, artistsOf(entries))) setEntries(content.artists.map(entryOf));
  }
  const update = (next: ArtistEntry[]) => {
    setEntries(next);
    change({ artists: artistsOf(next) });
  };
  const edit = (id: string, changes: Partial<ReleaseArtist>) =>
    update(entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
  const { removed, remove, undo, forget } = useUndoableList({
    items: entries,
    update: (changed) => update(changed(entries)),
    idOf: ({ id }) => id,
    limit: LIMITS.releaseArtists,
  });
  const lookup = useMutation({
    mutationFn: ({ name }: ArtistEntry) => findArtist(access, name),
    onSuccess: (artistId, { id }) => artistId !== null && edit(id, { artistId }),
  });
  const missing = lookup.data === null ? lookup.variables.id : null;

  return (
    <DetailGroup title={t('groups.artists')} values={[content.version, ...content.artists.map(({ name }) => name)]}>
      <TextField
        label={t('version')}
        hint={t('versionHint')}
        value={content.version}
        onChange={({ target }) => change({ version: target.value })}
        maxLength={LIMITS.version}
        autoComplete="off"
      />
      {entries.map((entry, at) => (
        <ArtistRow
          key={entry.id}
          entry={entry}
          number={at + 1}
          isMissing={missing === entry.id}
          onChange={(changes) => edit(entry.id, changes)}
          onFind={() => lookup.mutate(entry)}
          onRemove={() => remove(entry)}
        />
      ))}
      <UndoNotice
        removed={removed}
        textOf={({ item, index }) =>
          t('artists.removed', { name: item.name || t('artists.name', { number: index + 1 }) })
        }
        onUndo={undo}
      />
      {entries.length < LIMITS.releaseArtists && (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden />}
            onClick={() => {
              forget();
              update([...entries, entryOf({ name: '', role: 'featured', artistId: null })]);
            }}
          >
            {t('artists.add')}
          </Button>
        </div>
      )}
    </DetailGroup>
  );
}
