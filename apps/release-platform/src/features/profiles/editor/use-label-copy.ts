import { queryKeys, useDataAccess } from '@countin/data/access';
import { sameValue } from '@countin/domain/values';
import { changeLabel, type LabelText } from '@countin/data/profiles';
import { paths } from '@countin/domain/documents';
import { labelTextSchema, type LabelProfile } from '@countin/domain/profile';
import { useDocumentCopy, type DocumentCopy, type Stored } from '@countin/screen-kit/autosave';
import { useMemo } from 'react';

export type LabelCopy = DocumentCopy<LabelText>;

const FIELDS = Object.keys(labelTextSchema.entries) as readonly (keyof LabelText)[];

/** The fields of a label that its members write. */
function storedLabel(label: LabelProfile): Stored<LabelText> {
  const content = Object.fromEntries(FIELDS.map((field) => [field, label[field]])) as LabelText;
  return { content, version: label.updatedAt };
}

/** The label being edited. */
export function useLabelCopy(label: LabelProfile): LabelCopy {
  const access = useDataAccess();
  const { id } = label;
  const one = useMemo(() => queryKeys.label(id), [id]);
  return useDocumentCopy<LabelText, LabelProfile>({
    uid: label.createdBy,
    path: paths.labelProfile(id),
    document: label,
    storedOf: storedLabel,
    schemas: labelTextSchema.entries,
    queryKey: one,
    write: (update) => changeLabel(access, { profileId: id, ...update }),
    cache(client, stored) {
      client.setQueryData(one, stored);
      void client.invalidateQueries({ queryKey: queryKeys.pages() });
      void client.invalidateQueries({
        queryKey: queryKeys.labels(),
        predicate: ({ queryKey }) => !sameValue(queryKey, one),
      });
    },
  });
}
