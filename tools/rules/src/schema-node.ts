import type * as v from 'valibot';

/** Introspected valibot schema: its type and the members of that type. */
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

/** One action of a `v.pipe`, after its schema. */
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

/** All actions of a schema's pipes, those of nested pipes first. */
export function actionsOf({ pipe = [] }: SchemaNode): readonly SchemaAction[] {
  return pipe.flatMap((step, index) => {
    if (step.kind !== 'schema') return [step];
    return index === 0 && step.pipe === undefined ? [] : actionsOf(step);
  });
}

/** Requirement of the action of this type; undefined if the schema has none. The last of several counts. */
export function requirementOf(actions: readonly SchemaAction[], type: string): unknown {
  return actions.findLast((action) => action.type === type)?.requirement;
}
