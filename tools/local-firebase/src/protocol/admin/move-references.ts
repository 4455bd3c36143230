import type { Wire } from '../../service.ts';

/** A document, and every reference in it, with names below `from` moved below `to`. */
export function moveReferences(document: Wire, from: string, to: string): Wire {
  if (from === to) return document;
  return { ...document, name: moved(document.name, from, to), fields: moveFields(document.fields ?? {}, from, to) };
}

function moveFields(fields: Wire, from: string, to: string): Wire {
  return Object.fromEntries(Object.entries<Wire>(fields).map(([key, value]) => [key, moveValue(value, from, to)]));
}

function moveValue(value: Wire, from: string, to: string): Wire {
  if (typeof value.referenceValue === 'string') return { referenceValue: moved(value.referenceValue, from, to) };
  if (value.arrayValue?.values) {
    return { arrayValue: { values: value.arrayValue.values.map((entry: Wire) => moveValue(entry, from, to)) } };
  }
  if (value.mapValue?.fields) return { mapValue: { fields: moveFields(value.mapValue.fields, from, to) } };
  return value;
}

function moved(name: string, from: string, to: string): string {
  return name.startsWith(`${from}/`) ? `${to}${name.slice(from.length)}` : name;
}
