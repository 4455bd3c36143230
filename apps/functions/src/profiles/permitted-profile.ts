import { defineDocument, documents } from '@countin/domain/documents';
import type { ProfileKind } from '@countin/domain/permissions';

/** Definition of the documents of a kind of profile. */
export const profileDefinition = (kind: ProfileKind) =>
  defineDocument(documents.profile.schema, (profileId: string) => documents.profile(kind, profileId).path);
