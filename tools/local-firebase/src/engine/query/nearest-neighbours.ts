import { RpcError } from '../../service.ts';
import type { Wire } from '../../service.ts';
import { parseFieldPath, valueAt, withValue } from '../../store/field-path.ts';
import type { FieldPath } from '../../store/field-path.ts';
import { StoredDocument } from '../../store/stored-document.ts';
import { toDouble } from '../values/number-values.ts';

const MAX_LIMIT = 1000;

/** StructuredQuery.FindNearest, checked. */
export interface NearestNeighbours {
  readonly field: FieldPath;
  readonly to: readonly number[];
  readonly measure: keyof typeof DISTANCES;
  readonly limit: number;
  /** Where to put the distance into each result. */
  readonly resultField: FieldPath | null;
  readonly threshold: number | null;
}

type Vector = readonly number[];

const dot = (a: Vector, b: Vector): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

const DISTANCES = {
  EUCLIDEAN: (a: Vector, b: Vector): number => Math.hypot(...a.map((x, i) => x - (b[i] ?? 0))),
  COSINE: (a: Vector, b: Vector): number => 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)),
  DOT_PRODUCT: dot,
};

/** Throws INVALID_ARGUMENT. */
export function parseNearest(findNearest: Wire): NearestNeighbours {
  const to = vectorOf(findNearest.queryVector);
  const limit: number = findNearest.limit?.value ?? 0;
  if (!to) throw new RpcError('INVALID_ARGUMENT', 'findNearest needs a query vector.');
  if (!Object.hasOwn(DISTANCES, findNearest.distanceMeasure ?? '')) {
    throw new RpcError('INVALID_ARGUMENT', `Unknown distance measure "${findNearest.distanceMeasure}".`);
  }
  if (limit < 1 || limit > MAX_LIMIT)
    throw new RpcError('INVALID_ARGUMENT', `The limit of findNearest must be 1 to ${MAX_LIMIT}.`);
  return {
    field: parseFieldPath(findNearest.vectorField?.fieldPath ?? ''),
    to,
    measure: findNearest.distanceMeasure,
    limit,
    resultField: findNearest.distanceResultField ? parseFieldPath(findNearest.distanceResultField) : null,
    threshold: findNearest.distanceThreshold ? (findNearest.distanceThreshold.value ?? 0) : null,
  };
}

/** The documents whose vectors are nearest, nearest first. Others than vectors of that length are left out. */
export function nearest(options: NearestNeighbours, documents: readonly StoredDocument[]): StoredDocument[] {
  const { field, to, measure, threshold, resultField } = options;
  // A dot product grows with likeness, the other measures shrink.
  const sign = measure === 'DOT_PRODUCT' ? -1 : 1;
  const measured = documents.flatMap((document) => {
    const vector = vectorOf(valueAt(document.fields, field));
    return vector?.length === to.length ? [{ document, distance: DISTANCES[measure](vector, to) }] : [];
  });
  const near = measured.filter(({ distance }) => threshold === null || sign * distance <= sign * threshold);
  near.sort((a, b) => sign * (a.distance - b.distance));
  return near
    .slice(0, options.limit)
    .map(({ document, distance }) => (resultField ? withDistance(document, resultField, distance) : document));
}

function vectorOf(value: Wire | undefined): Vector | null {
  const fields = value?.mapValue?.fields;
  if (fields?.__type__?.stringValue !== '__vector__') return null;
  return (fields.value?.arrayValue?.values ?? []).map(toDouble);
}

function withDistance(
  { name, path, fields, createTime, updateTime }: StoredDocument,
  field: FieldPath,
  distance: number,
): StoredDocument {
  return new StoredDocument(name, path, withValue(fields, field, { doubleValue: distance }), createTime, updateTime);
}
