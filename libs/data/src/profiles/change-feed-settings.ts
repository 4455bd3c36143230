import { documents } from '@countin/domain/documents';
import { feedSettingsSchema, type FeedSettings, type LabelProfile } from '@countin/domain/profile';
import * as v from 'valibot';
import { changeFields, type ChangeOutcome, type FieldChanges } from '../documents/change-fields.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { renewProfilePages } from './change-profile.ts';

const changesSchema = v.partial(feedSettingsSchema);

/** Changes of an editor of a label's feed settings. */
export interface FeedSettingsChange extends FieldChanges<FeedSettings> {
  readonly labelId: string;
}

/**
 * Writes changed settings of a label's feed, unless another writer has changed one of them, and clears its cached
 * pages. If clearing fails, the pages expire after a minute.
 *
 * @returns whether it was written, and the label as it is stored now
 * @throws AppError `access/denied` unless the user may edit the feed
 */
export async function changeFeedSettings(
  access: DataAccess,
  { labelId, base, changes }: FeedSettingsChange,
): Promise<ChangeOutcome<LabelProfile>> {
  // Keep only the requested fields: parsing adds defaults.
  const fields = Object.fromEntries(
    Object.entries(v.parse(changesSchema, changes)).filter(([field]) => Object.hasOwn(changes, field)),
  ) as Partial<LabelProfile>;
  const outcome = await changeFields<LabelProfile>(
    access,
    { ...documents.labelProfile(labelId), missing: 'profile/not-found' },
    { base: base as Partial<LabelProfile>, changes: fields },
  );
  if (outcome.saved) await renewProfilePages(access, { kind: 'label', profileId: labelId });
  return outcome;
}
