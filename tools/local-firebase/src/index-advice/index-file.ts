import * as v from 'valibot';
import { DOCUMENT_NAME, parseFieldPath } from '../store/field-path.ts';
import { fieldText } from './field-text.ts';

/** Documents of one collection, or of all with one id. */
export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
/** Mode of a field in an index. */
export type Mode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

/** A field of an index, by its canonical text. */
export interface IndexField {
  readonly field: string;
  readonly mode: Mode;
}

/** A composite index; the document's name at its end is kept apart, since files seldom mention it. */
export interface CompositeIndex {
  readonly collection: string;
  readonly scope: QueryScope;
  readonly fields: readonly IndexField[];
  readonly nameDescending: boolean;
}

/** Override of the file for the automatic indexes of one field. */
export interface FieldOverride {
  readonly collection: string;
  readonly field: string;
  /** Whether it also says when documents expire. */
  readonly ttl: boolean;
  readonly indexes: readonly { readonly scope: QueryScope; readonly mode: Mode }[];
}

/** Content of a `firestore.indexes.json`. */
export interface IndexFile {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: readonly FieldOverride[];
}

const scope = v.optional(v.picklist(['COLLECTION', 'COLLECTION_GROUP']), 'COLLECTION');
const order = v.optional(v.picklist(['ASCENDING', 'DESCENDING']));
const arrayConfig = v.optional(v.literal('CONTAINS'));
const fieldPath = v.pipe(
  v.string(),
  v.check(isFieldPath, 'is no field path'),
  v.transform((text) => (text === '*' ? text : fieldText(parseFieldPath(text)))),
);

const fileSchema = v.object({
  indexes: v.optional(
    v.array(
      v.object({
        collectionGroup: v.string(),
        queryScope: scope,
        fields: v.array(v.object({ fieldPath, order, arrayConfig, vectorConfig: v.optional(v.unknown()) })),
      }),
    ),
    [],
  ),
  fieldOverrides: v.optional(
    v.array(
      v.object({
        collectionGroup: v.string(),
        fieldPath,
        ttl: v.optional(v.boolean(), false),
        indexes: v.array(v.object({ queryScope: scope, order, arrayConfig })),
      }),
    ),
    [],
  ),
});

/** Reads the text of a `firestore.indexes.json`. Throws one error that names everything wrong. */
export function parseIndexFile(text: string): IndexFile {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  if (!parsed.success) {
    throw new Error(
      `The indexes cannot be read:\n${parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`).join('\n')}`,
    );
  }
  const { indexes, fieldOverrides } = parsed.output;
  return {
    // Indexes of vectors serve only searches by distance.
    composites: indexes
      .filter(({ fields }) => !fields.some(({ vectorConfig }) => vectorConfig))
      .map(({ collectionGroup, queryScope, fields }) => {
        const all = fields.map((field) => ({ field: field.fieldPath, mode: modeOf(field) }));
        // Where the name is not mentioned it goes the way of the last field.
        return {
          collection: collectionGroup,
          scope: queryScope,
          fields: all.filter(({ field }) => field !== DOCUMENT_NAME),
          nameDescending: all.at(-1)?.mode === 'DESCENDING',
        };
      }),
    overrides: fieldOverrides.map((override) => ({
      collection: override.collectionGroup,
      field: override.fieldPath,
      ttl: override.ttl,
      indexes: override.indexes.map((index) => ({ scope: index.queryScope, mode: modeOf(index) })),
    })),
  };
}

function modeOf({
  order: direction,
  arrayConfig: contains,
}: {
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
}): Mode {
  return contains ?? direction ?? 'ASCENDING';
}

function isFieldPath(text: string): boolean {
  if (text === '*') return true;
  try {
    return parseFieldPath(text).length > 0;
  } catch {
    return false;
  }
}
