import { queryKeys, useDataAccess } from '@countin/data/access';
import { changeFeedSettings } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { paths } from '@countin/domain/documents';
import { feedSettingsSchema, type FeedSettings, type LabelProfile } from '@countin/domain/profile';
import { useFieldAutosave, type FieldEditor, type Stored } from '@countin/screen-kit/autosave';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** The settings of a feed while they are edited. */
export type FeedSettingsCopy = FieldEditor<FeedSettings>;

/** The settings of a label's feed: saved automatically, merged with changes of other editors. */
export function useFeedSettings(label: LabelProfile): FeedSettingsCopy {
  const access = useDataAccess();
  const client = useQueryClient();
  const labelId = label.id;
  const key = queryKeys.label(labelId);
  return useFieldAutosave<FeedSettings>({
    uid: useSession().uid,
    // Unsaved fields of the page's editor are kept under the document's own path.
    path: `${paths.labelProfile(labelId)}/feed`,
    stored: useMemo(() => storedSettings(label), [label]),
    schemas: feedSettingsSchema.entries,
    onReturn: useCallback(
      () => void client.invalidateQueries({ queryKey: queryKeys.label(labelId) }),
      [client, labelId],
    ),
    async save(update) {
      const { saved, stored } = await changeFeedSettings(access, { labelId, ...update });
      // An answer to an earlier question would put the old settings back.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, stored);
      return { saved, stored: storedSettings(stored) };
    },
  });
}

function storedSettings(label: LabelProfile): Stored<FeedSettings> {
  const keys = Object.keys(feedSettingsSchema.entries) as (keyof FeedSettings)[];
  return {
    content: Object.fromEntries(keys.map((key) => [key, label[key]])) as FeedSettings,
    version: label.updatedAt,
  };
}
