import protobuf from 'protobufjs';
import type { Wire } from '../service.ts';
import { planOf, type FieldPlan, type MessagePlan } from './message-plan.ts';

/** Serialises a wire object. Keys that are no field are left out, as is what is undefined. */
export function encodeMessage(type: protobuf.Type, wire: Wire): Buffer {
  const bytes = messageBytes(planOf(type), wire);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function messageBytes(plan: MessagePlan, wire: Wire): Uint8Array {
  const writer = protobuf.Writer.create();
  writeMessage(plan, writer, wire);
  return writer.finish();
}

function writeMessage(plan: MessagePlan, writer: protobuf.Writer, wire: Wire): void {
  for (const key of Object.keys(wire)) {
    const field = plan.byName.get(key);
    const value: unknown = wire[key];
    if (!field || value === undefined || value === null) continue;
    if (field.mapValue) writeMap(field, field.mapValue, writer, value as Wire);
    else if (!field.repeated) writeField(field, writer, value);
    else writeList(field, writer, value as unknown[]);
  }
}

function writeList(field: FieldPlan, writer: protobuf.Writer, list: readonly unknown[]): void {
  let bytes: Uint8Array | null = null;
  list.forEach((element, i) => {
    // Most of a large commit's results are one and the same object.
    if (!field.message || i === 0 || element !== list[i - 1]) {
      bytes = null;
      writeField(field, writer, element);
      return;
    }
    bytes ??= messageBytes(field.message(), element as Wire);
    writer.uint32((field.number << 3) | field.wireType).bytes(bytes);
  });
}

function writeMap(field: FieldPlan, valueField: FieldPlan, writer: protobuf.Writer, map: Wire): void {
  for (const key of Object.keys(map)) {
    writer.uint32((field.number << 3) | 2).fork();
    writer.uint32(10).string(key);
    writeField(valueField, writer, map[key]);
    writer.ldelim();
  }
}

function writeField(field: FieldPlan, writer: protobuf.Writer, value: unknown): void {
  writer.uint32((field.number << 3) | field.wireType);
  if (field.message) {
    writer.fork();
    writeMessage(field.message(), writer, value as Wire);
    writer.ldelim();
    return;
  }
  switch (field.scalar) {
    case 'string':
      return void writer.string(value as string);
    case 'int64':
      return void writer.int64(exactNumber(value as string | number));
    case 'bytes':
      return void writer.bytes(value as Buffer);
    case 'int32':
      return void writer.int32(field.enumeration ? enumNumber(field.enumeration, value) : (value as number));
    default:
      (writer as unknown as Record<string, (scalar: unknown) => void>)[field.scalar]?.(value);
  }
}

/** A number where one is exact: protobufjs is slow with decimal text. */
function exactNumber(value: string | number): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

function enumNumber({ values, name }: protobuf.Enum, value: unknown): number {
  const number = typeof value === 'number' ? value : values[String(value)];
  if (number === undefined) throw new Error(`${String(value)} is no ${name}.`);
  return number;
}
