import { userSchema } from '@countin/domain/account';
import { profileTextSchema } from '@countin/domain/profile';
import { productContentSchema, searchTokensSchema } from '@countin/domain/release';
import * as v from 'valibot';

/** What an owner may write into a document. The rules get `is<Name>` and the list of its fields. */
export interface Content {
  readonly name: string;
  /** What the rules call the document. */
  readonly parameter: string;
  readonly comment: string;
  readonly schema: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Fields with a default that every stored document has. All others may be absent from older documents. */
  readonly stored: readonly string[];
}

/** All that browsers write by themselves. A field that is added to one of these schemas needs nothing here. */
export const CONTENTS: readonly Content[] = [
  {
    name: 'UserText',
    parameter: 'user',
    comment: 'What a person writes into the first version of `userSchema`.',
    schema: v.pick(userSchema, ['displayName', 'language']),
    stored: ['displayName'],
  },
  {
    name: 'UserLanguage',
    parameter: 'user',
    comment: 'What a person changes by themselves later.',
    schema: v.pick(userSchema, ['language']),
    stored: [],
  },
  {
    name: 'ProfileText',
    parameter: 'profile',
    comment: '`profileTextSchema`: what an owner writes about an artist or a label.',
    schema: profileTextSchema,
    stored: ['bio', 'language', 'genres', 'location', 'socials', 'accent', 'picture'],
  },
  {
    name: 'ProductContent',
    parameter: 'product',
    comment: '`productContentSchema` and the search tokens: what an owner writes about a release.',
    schema: v.object({ ...productContentSchema.entries, searchTokens: v.optional(searchTokensSchema, []) }),
    stored: ['description', 'language', 'labelName', 'tracks', 'releaseMoment', 'storeLinks'],
  },
];
