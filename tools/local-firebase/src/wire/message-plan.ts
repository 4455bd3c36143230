import protobuf from 'protobufjs';
import type { Wire } from '../service.ts';

/** Form of one field as a wire object and as bytes. */
export interface FieldPlan {
  readonly name: string;
  readonly number: number;
  readonly wireType: number;
  readonly repeated: boolean;
  /** For `map<string, …>`: the plan of the values. */
  readonly mapValue: FieldPlan | null;
  /** For messages; a function, because types refer to each other. */
  readonly message: (() => MessagePlan) | null;
  readonly enumeration: protobuf.Enum | null;
  /** Name of the Reader's and Writer's method for a scalar. */
  readonly scalar: string;
  /** A zero need not be sent and so means "absent". */
  readonly dropsDefault: boolean;
  /** Other members of the same oneof. */
  readonly rivals: readonly string[];
  /** The one map that need not be decoded, see plain-fields.ts. */
  readonly ofDocument: boolean;
}

/** The fields of a message type, for both directions. */
export interface MessagePlan {
  readonly byNumber: readonly (FieldPlan | undefined)[];
  readonly byName: ReadonlyMap<string, FieldPlan>;
}

const WIRE_TYPES: Readonly<Record<string, number>> = protobuf.types.basic;
const known = new WeakMap<protobuf.Type, MessagePlan>();

/** The plan of a type of the schema, made once. */
export function planOf(type: protobuf.Type): MessagePlan {
  let plan = known.get(type);
  if (!plan) known.set(type, (plan = makePlan(type)));
  return plan;
}

function makePlan(type: protobuf.Type): MessagePlan {
  const fields = type.fieldsArray.map((field) => fieldPlan(field.resolve()));
  const byNumber: (FieldPlan | undefined)[] = [];
  for (const field of fields) byNumber[field.number] = field;
  return { byNumber, byName: new Map(fields.map((field) => [field.name, field])) };
}

function fieldPlan(field: protobuf.Field): FieldPlan {
  const single = valuePlan(field);
  if (!field.map) return single;
  return { ...single, wireType: 2, mapValue: { ...single, name: 'value', number: 2, repeated: false } };
}

function valuePlan(field: protobuf.Field): FieldPlan {
  const { resolvedType } = field;
  const message = resolvedType instanceof protobuf.Type ? () => planOf(resolvedType) : null;
  const enumeration = resolvedType instanceof protobuf.Enum ? resolvedType : null;
  const scalar = enumeration ? 'int32' : field.type;
  return {
    name: field.name,
    number: field.id,
    wireType: message ? 2 : (WIRE_TYPES[scalar] ?? 2),
    repeated: field.repeated,
    mapValue: null,
    message,
    enumeration,
    scalar,
    dropsDefault: !message && !field.repeated && !field.partOf && !field.map,
    rivals: field.partOf?.oneof.filter((name) => name !== field.name) ?? [],
    ofDocument: field.fullName === '.google.firestore.v1.Document.fields',
  };
}

/** Sets a key that a client chose: `__proto__` is data like any other. */
export function setOwn(object: Wire, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
