import protobuf from 'protobufjs';
import type { Wire } from '../service.ts';
import { EncodedFields } from './encoded-fields.ts';
import { planOf, setOwn, type FieldPlan, type MessagePlan } from './message-plan.ts';
import { readPlainFields } from './plain-fields.ts';

/** Messages within messages, as in every protobuf implementation. */
const MAX_DEPTH = 100;
const DELIMITED = 2;

/**
 * Decodes bytes straight to a wire object (see service.ts). With protobufjs the decoding to its own message objects
 * takes longer than storing the document. Throws when the bytes are no such message.
 */
export function decodeMessage(type: protobuf.Type, bytes: Uint8Array): Wire {
  const reader = protobuf.Reader.create(bytes);
  return readMessage(planOf(type), reader, reader.len, {}, 0);
}

/** The same, but the `fields` of a document are EncodedFields where they can be stored as they came. */
export function decodeRequest(type: protobuf.Type, bytes: Uint8Array): Wire {
  const reader: Source = protobuf.Reader.create(bytes);
  reader.keepsFields = true;
  return readMessage(planOf(type), reader, reader.len, {}, 0);
}

/**
 * The same as decodeMessage, for bytes from when half of a surrogate pair still counted as text. Each such half becomes
 * U+FFFD, by which such texts were ordered already.
 */
export function decodeMended(type: protobuf.Type, bytes: Uint8Array): Wire {
  const reader = protobuf.Reader.create(bytes);
  reader.stringVerify = () => mendedText(reader.bytes());
  return readMessage(planOf(type), reader, reader.len, {}, 0);
}

/** Halves of surrogate pairs are three bytes: ED, one from A0 on, one more. */
function mendedText(bytes: Uint8Array): string {
  const mended = Buffer.from(bytes);
  for (let at = mended.indexOf(0xed); at >= 0; at = mended.indexOf(0xed, at + 1)) {
    if (at + 2 < mended.length && (mended[at + 1] as number) >= 0xa0) mended.set([0xef, 0xbf, 0xbd], at);
  }
  return mended.toString('utf8');
}

interface Source extends protobuf.Reader {
  keepsFields?: boolean;
}

function readMessage(plan: MessagePlan, reader: Source, end: number, wire: Wire, depth: number): Wire {
  if (depth > MAX_DEPTH) throw new Error('It is nested too deeply.');
  if (end > reader.len) throw new RangeError('It ends too early.');
  let first = true;
  while (reader.pos < end) {
    const tag = reader.tag();
    const field = plan.byNumber[tag >>> 3];
    if (!field || !fits(field, tag & 7)) {
      reader.skipType(tag & 7, depth, tag >>> 3);
      continue;
    }
    // Of a oneof the last member counts; there is hardly ever a second field to look at.
    if (!first) for (const rival of field.rivals) delete wire[rival];
    first = false;
    if (field.ofDocument && reader.keepsFields && keepFields(plan, reader, end, wire)) continue;
    readField(field, reader, tag & 7, wire, depth);
  }
  if (reader.pos !== end) throw new RangeError('A field is longer than its message.');
  return wire;
}

/** Whether the fields of a document could be left as they are. The tag of the first one was just read. */
function keepFields(plan: MessagePlan, reader: Source, end: number, wire: Wire): boolean {
  // They were believed to be all there: one of them may come again.
  if (wire.fields instanceof EncodedFields) {
    const { bytes } = wire.fields;
    wire.fields = readMessage(plan, protobuf.Reader.create(bytes), bytes.length, {}, 0).fields;
  }
  if (wire.fields !== undefined) return false;
  const kept = readPlainFields(reader.buf, reader.pos - 1, end);
  if (!kept) return false;
  wire.fields = kept;
  reader.pos += kept.bytes.length - 1;
  return true;
}

/** Lists of numbers come packed or one by one. */
function fits(field: FieldPlan, wireType: number): boolean {
  return wireType === field.wireType || (field.repeated && wireType === DELIMITED);
}

function readField(field: FieldPlan, reader: Source, wireType: number, wire: Wire, depth: number): void {
  const { name } = field;
  if (field.mapValue) readEntry(field.mapValue, reader, (wire[name] ??= {}) as Wire, depth);
  else if (field.repeated) {
    const list = (wire[name] ??= []) as unknown[];
    if (wireType === field.wireType) list.push(readValue(field, reader, undefined, depth));
    else for (const end = endOf(reader); reader.pos < end;) list.push(readValue(field, reader, undefined, depth));
  } else {
    const value = readValue(field, reader, wire[name], depth);
    if (field.dropsDefault && isDefault(value, field)) delete wire[name];
    else wire[name] = value;
  }
}

function readEntry(field: FieldPlan, reader: Source, map: Wire, depth: number): void {
  const end = endOf(reader);
  let key = '';
  let value: unknown;
  while (reader.pos < end) {
    const tag = reader.tag();
    if (tag >>> 3 === 1 && (tag & 7) === DELIMITED) key = reader.stringVerify();
    else if (tag >>> 3 === 2 && (tag & 7) === field.wireType) value = readValue(field, reader, value, depth + 1);
    else reader.skipType(tag & 7, depth, tag >>> 3);
  }
  if (reader.pos !== end) throw new RangeError('A field is longer than its message.');
  setOwn(map, key, value ?? (field.message ? {} : ''));
}

/** `known` is what came before of the same field: messages are merged. */
function readValue(field: FieldPlan, reader: Source, known: unknown, depth: number): unknown {
  if (field.message) return readMessage(field.message(), reader, endOf(reader), (known ?? {}) as Wire, depth + 1);
  switch (field.scalar) {
    case 'string':
      return reader.stringVerify();
    case 'int64':
      return readInt64(reader);
    case 'bytes':
      return Buffer.from(reader.bytes());
    case 'int32': {
      const number = reader.int32();
      return field.enumeration ? (field.enumeration.valuesById[number] ?? number) : number;
    }
    case 'bool':
      return reader.bool();
    case 'double':
      return reader.double();
    default: {
      const value = (reader as unknown as Record<string, () => unknown>)[field.scalar]?.();
      return typeof value === 'object' ? String(value) : value;
    }
  }
}

function endOf(reader: Source): number {
  const length = reader.uint32();
  return reader.pos + length;
}

/** As decimal text. Up to 49 bits are exact in a number, and that is nearly all there are. */
function readInt64(reader: Source): string {
  const { buf, pos, len } = reader;
  let number = 0;
  let factor = 1;
  for (let at = pos; at < len && at < pos + 7; at += 1, factor *= 128) {
    const byte = buf[at] as number;
    number += (byte & 127) * factor;
    if (byte < 128) {
      reader.pos = at + 1;
      return String(number);
    }
  }
  return String(reader.int64());
}

function isDefault(value: unknown, { enumeration }: FieldPlan): boolean {
  if (enumeration) return enumeration.values[value as string] === 0;
  if (typeof value === 'object') return (value as Buffer).length === 0;
  return value === '' || value === '0' || value === false || Object.is(value, 0);
}
