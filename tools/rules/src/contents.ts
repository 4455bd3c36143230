import { userSchema } from '@countin/domain/account';
import { photoContentSchema, photoUploadSchema } from '@countin/domain/media';
import { artistOnlySchema, feedSettingsSchema, labelOnlySchema, profileTextSchema } from '@countin/domain/profile';
import { plannerTaskContentSchema } from '@countin/domain/planner';
import { productContentSchema } from '@countin/domain/release-metadata';
import { searchTokensSchema } from '@countin/domain/release';
import { writtenTextSchema, writtenVersionSchema } from '@countin/domain/texts';
import * as v from 'valibot';

/** Fields of a document that its owner may write. The rules get `is<Name>` and the list of its fields. */
export interface Content {
  readonly name: string;
  /** Name of the document's parameter in the rules. */
  readonly parameter: string;
  readonly comment: string;
  readonly schema: v.ObjectSchema<v.ObjectEntries, undefined>;
  /**
   * Fields with a default that are absent until somebody writes them: all, or those that documents stored earlier do
   * not have. All others are complete from their creation.
   */
  readonly mayBeUnset?: true | readonly string[];
}

/** All documents written directly by browsers. A new field in one of these schemas needs no change here. */
export const CONTENTS: readonly Content[] = [
  {
    name: 'UserText',
    parameter: 'user',
    comment: '`userSchema`: fields that users write when they create their document.',
    schema: v.pick(userSchema, ['displayName', 'language']),
  },
  {
    name: 'UserLanguage',
    parameter: 'user',
    comment: '`userSchema`: fields that users may change later.',
    schema: v.pick(userSchema, ['language']),
  },
  {
    name: 'ProfileText',
    parameter: 'profile',
    comment: '`profileTextSchema`: fields of an artist or a label that owners write.',
    schema: profileTextSchema,
  },
  {
    name: 'ArtistText',
    parameter: 'artist',
    comment: '`artistOnlySchema`: fields that only artists have and their owners write.',
    schema: artistOnlySchema,
    mayBeUnset: true,
  },
  {
    name: 'LabelText',
    parameter: 'label',
    comment: '`labelOnlySchema`: fields that only labels have and their owners write.',
    schema: labelOnlySchema,
    mayBeUnset: true,
  },
  {
    name: 'FeedSettings',
    parameter: 'label',
    comment: '`feedSettingsSchema`: what a label shows in its feed.',
    schema: feedSettingsSchema,
    mayBeUnset: true,
  },
  {
    name: 'ProductContent',
    parameter: 'product',
    comment: '`productContentSchema` and the search tokens: fields of a release that owners write.',
    schema: v.object({ ...productContentSchema.entries, searchTokens: searchTokensSchema }),
    mayBeUnset: ['ai'],
  },
  {
    name: 'PhotoContent',
    parameter: 'photo',
    comment: '`photoContentSchema`: what an artist says about a photo.',
    schema: photoContentSchema,
  },
  {
    name: 'PhotoUpload',
    parameter: 'photo',
    comment: '`photoUploadSchema`: what is known of a photo from its upload.',
    schema: photoUploadSchema,
  },
  {
    name: 'TaskContent',
    parameter: 'task',
    comment: '`plannerTaskContentSchema`: a task of the release planner.',
    schema: plannerTaskContentSchema,
  },
  {
    name: 'ReleaseText',
    parameter: 'texts',
    comment: '`writtenTextSchema`: texts of a release in one language.',
    schema: writtenTextSchema,
  },
  {
    name: 'TextVersion',
    parameter: 'texts',
    comment: '`writtenVersionSchema`: texts as they were left.',
    schema: writtenVersionSchema,
  },
];
