import { queryKeys, sameValue, useDataAccess } from '@countin/data/access';
import { changeLabel, type LabelText } from '@countin/data/profiles';
import { paths } from '@countin/domain/documents';
import { labelTextSchema, type LabelProfile } from '@countin/domain/profile';
import { type FieldEditor, type Stored, useFieldAutosave } from '@countin/screen-kit/autosave';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

export type LabelCopy = FieldEditor<LabelText>;

const FIELDS = Object.keys(labelTextSchema.entries) as readonly (keyof LabelText)[];

/** The fields of a label that its members write. */
function storedLabel(label: LabelProfile): Stored<LabelText> {
  const content = Object.fromEntries(FIELDS.map((field) => [field, label[field]])) as LabelText;
  return { content, version: label.updatedAt };
}

/** The label being edited: kept here as it is typed, saved by itself, merged with what other editors save. */
export function useLabelCopy(label: LabelProfile): LabelCopy {
  const access = useDataAccess();
  const client = useQueryClient();
  const one = queryKeys.label(label.id);
  return useFieldAutosave<LabelText>({
    uid: label.createdBy,
    path: paths.labelProfile(label.id),
    stored: useMemo(() => storedLabel(label), [label]),
    schemas: labelTextSchema.entries,
    onReturn: useCallback(
      () => void client.invalidateQueries({ queryKey: queryKeys.label(label.id) }),
      [client, label.id],
    ),
    async save(update) {
      const { saved, stored } = await changeLabel(access, { profileId: label.id, ...update });
      // An answer to an earlier question would put the old profile back.
      await client.cancelQueries({ queryKey: one });
      client.setQueryData(one, stored);
      void client.invalidateQueries({
        queryKey: queryKeys.labels(),
        predicate: ({ queryKey }) => !sameValue(queryKey, one),
      });
      return { saved, stored: storedLabel(stored) };
    },
  });
}
