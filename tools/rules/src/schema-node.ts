import type * as v from 'valibot';

/** A valibot schema as data: its type, and what that type holds. */
export interface SchemaNode {
  readonly kind: 'schema';
  readonly type: string;
  readonly pipe?: readonly (SchemaNode | SchemaAction)[];
  /** Of an object. */
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  /** Of an array. */
  readonly item?: SchemaNode;
  /** Of a tuple. */
  readonly items?: readonly SchemaNode[];
  /** Of a record. */
  readonly key?: SchemaNode;
  readonly value?: SchemaNode;
  /** Of `optional` and `nullable`. */
  readonly wrapped?: SchemaNode;
  readonly default?: unknown;
  /** Of a picklist: its words. Of a variant: its objects. */
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** One step behind the first of a `v.pipe`. */
export interface SchemaAction {
  readonly kind: 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** Reads a schema as data. */
export function nodeOf(schema: v.GenericSchema): SchemaNode {
  return schema as unknown as SchemaNode;
}

/** The steps behind a schema's type, those of nested pipes first. */
export function actionsOf({ pipe = [] }: SchemaNode): readonly SchemaAction[] {
  return pipe.flatMap((step, index) => {
    if (step.kind !== 'schema') return [step];
    return index === 0 && step.pipe === undefined ? [] : actionsOf(step);
  });
}

/** What a step of this type requires; undefined where the schema has none. Of several, the last one counts. */
export function requirementOf(actions: readonly SchemaAction[], type: string): unknown {
  return actions.findLast((action) => action.type === type)?.requirement;
}
