import { describe, expect, it } from 'vitest';
import { parseQuery } from '../engine/query/parse-query.ts';
import type { Wire } from '../service.ts';
import { indexEntry } from './index-entry.ts';
import { parseIndexFile } from './index-file.ts';
import { isIndexed } from './is-indexed.ts';
import { queryShapes } from './query-shape.ts';

const field = (path: string): Wire => ({ fieldPath: path });
const one: Wire = { integerValue: '1' };
const is = (path: string, op = 'EQUAL', value = one): Wire => ({ fieldFilter: { field: field(path), op, value } });
const anyOf = (path: string, op = 'IN'): Wire => is(path, op, { arrayValue: { values: [one, { integerValue: '2' }] } });
const has = (path: string): Wire => is(path, 'ARRAY_CONTAINS');
const over = (path: string): Wire => is(path, 'GREATER_THAN');
const and = (...filters: Wire[]): Wire => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: Wire[]): Wire => ({ compositeFilter: { op: 'OR', filters } });
const by = (...paths: string[]): Wire[] =>
  paths.map((path) => ({
    field: field(path.replace('-', '')),
    direction: path.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));
const query = (where?: Wire, orderBy: Wire[] = [], allDescendants = false): Wire => ({
  from: [{ collectionId: 'c', allDescendants }],
  where,
  orderBy,
});
const group = (where?: Wire, orderBy: Wire[] = []): Wire => query(where, orderBy, true);

const NAME_OVER = is('__name__', 'GREATER_THAN', { referenceValue: 'projects/p/databases/d/documents/c/a' });

/** `c: a, -b, tags[]` for an index of a collection, `c*: …` for one of a group, `c.a: …` for a field's override. */
const brief = (json: Wire): string => {
  const scope = json.queryScope === 'COLLECTION_GROUP' ? '*' : '';
  const mode = ({ order, arrayConfig }: Wire, path: string) =>
    arrayConfig ? `${path}[]` : order === 'DESCENDING' ? `-${path}` : path;
  if (json.fields)
    return `${json.collectionGroup}${scope}: ${json.fields.map((each: Wire) => mode(each, each.fieldPath)).join(', ')}`;
  return `${json.collectionGroup}.${json.fieldPath}: ${json.indexes.map((each: Wire) => mode(each, each.queryScope === 'COLLECTION' ? 'collection' : 'group')).join(', ')}`;
};

function missing(structured: Wire, file: object = {}, summed: string[] = []): string[] {
  const indexes = parseIndexFile(JSON.stringify(file));
  const shapes = queryShapes(
    parseQuery('', structured),
    summed.map((path) => [path]),
  );
  return [
    ...new Set(
      shapes.filter((shape) => !isIndexed(shape, indexes)).map((shape) => brief(indexEntry(shape, indexes).json)),
    ),
  ];
}

describe('without composite indexes', () => {
  it.each<[string, Wire]>([
    ['everything', query()],
    ['a range of names', query(NAME_OVER)],
    ['an equality', query(is('a'))],
    ['any number of equalities, which are merged', query(and(is('a'), is('b'), is('m.c')))],
    ['equalities in the order of one of them', query(and(is('a'), is('b')), by('a'))],
    ['equalities in the order of one of them, downwards', query(and(is('a'), is('b')), by('-a'))],
    ['equalities downwards by name', query(is('a'), by('-__name__'))],
    ['an equality with a range of names', query(and(is('a'), NAME_OVER))],
    ['a range', query(and(over('a'), is('a', 'LESS_THAN')))],
    ['an inequality', query(is('a', 'NOT_EQUAL'))],
    ['an order', query(undefined, by('a'))],
    ['a downward order', query(undefined, by('-a'))],
    ['an order with the name in its direction', query(undefined, by('-a', '-__name__'))],
    ['a range in the other direction', query(over('a'), by('-a'))],
    ['array-contains', query(has('tags'))],
    ['array-contains merged with equalities', query(and(has('tags'), is('a'), is('b')))],
    ['in and array-contains-any', query(and(anyOf('a'), anyOf('tags', 'ARRAY_CONTAINS_ANY')))],
    ['alternatives of equalities', query(or(is('a'), and(is('b'), has('tags'))))],
    ['a group by name', group(undefined, by('__name__'))],
    ['a whole group', group()],
  ])('the hosted service answers %s', (_, structured) => {
    expect(missing(structured)).toEqual([]);
  });

  it.each<[string, Wire, string]>([
    ['an equality and another order', query(is('a'), by('b')), 'c: a, b'],
    ['an equality and another order, downwards', query(is('a'), by('-b')), 'c: a, -b'],
    ['an equality and a range', query(and(is('a'), over('b'))), 'c: a, b'],
    ['equalities and an order', query(and(is('b'), is('a')), by('-d')), 'c: a, b, -d'],
    ['array-contains and an order', query(has('tags'), by('b')), 'c: tags[], b'],
    ['array-contains and an equality and an order', query(and(has('tags'), is('a')), by('-b')), 'c: a, tags[], -b'],
    ['array-contains downwards by name', query(has('tags'), by('-__name__')), 'c: tags[], -__name__'],
    ['two orders', query(undefined, by('a', '-b')), 'c: a, -b'],
    ['two ranges', query(and(over('b'), over('a'))), 'c: a, b'],
    ['a range and another order after it', query(over('a'), by('a', 'b')), 'c: a, b'],
    ['an order with the name in the other direction', query(undefined, by('a', '-__name__')), 'c: a, -__name__'],
    ['a downward order with the name upwards', query(is('a'), by('-b', '__name__')), 'c: a, -b, __name__'],
    ['names downwards', query(undefined, by('-__name__')), 'c: -__name__'],
    ['in and an order', query(anyOf('a'), by('b')), 'c: a, b'],
    ['not-in and an equality', query(and(is('a'), anyOf('b', 'NOT_IN'))), 'c: a, b'],
    ['a field with an odd name and an order', query(is('`a b`'), by('b')), 'c: `a b`, b'],
    ['an equality in a group', group(is('a')), 'c.a: collection, -collection, collection[], group'],
    ['a downward order in a group', group(undefined, by('-a')), 'c.a: collection, -collection, collection[], -group'],
    ['array-contains in a group', group(has('tags')), 'c.tags: collection, -collection, collection[], group[]'],
    ['equalities in a group', group(and(is('a'), is('b'))), 'c*: a, b'],
    ['an equality and an order in a group', group(is('a'), by('b')), 'c*: a, b'],
  ])('it refuses %s', (_, structured, entry) => {
    expect(missing(structured)).toEqual([entry]);
  });

  it('it refuses each alternative that lacks an index', () => {
    expect(missing(query(or(is('a'), over('b'))))).toEqual(['c: a, b']);
    expect(missing(query(or(is('a'), is('b')), by('d')))).toEqual(['c: a, d', 'c: b, d']);
  });

  it('it refuses sums of a field that the filter’s index lacks', () => {
    expect(missing(query(), {}, ['a'])).toEqual([]);
    expect(missing(query(is('a')), {}, ['a'])).toEqual([]);
    expect(missing(query(is('a')), {}, ['b'])).toEqual(['c: a, b']);
    expect(missing(query(over('b')), {}, ['a'])).toEqual(['c: b, a']);
  });
});

const composite = (fields: string, queryScope = 'COLLECTION', collectionGroup = 'c') => ({
  collectionGroup,
  queryScope,
  fields: fields.split(' ').map((each) => ({
    fieldPath: each.replace(/^-|\[\]$/g, ''),
    ...(each.endsWith('[]')
      ? { arrayConfig: 'CONTAINS' }
      : { order: each.startsWith('-') ? 'DESCENDING' : 'ASCENDING' }),
  })),
});
const exempt = (fieldPath: string, ...indexes: object[]) => ({
  fieldOverrides: [{ collectionGroup: 'c', fieldPath, indexes }],
});

describe('a composite index', () => {
  const wanted = query(and(is('a'), is('b')), by('-d'));
  it.each<[string, object[]]>([
    ['with the equalities in another order', [composite('b a -d')]],
    ['with an equality downwards', [composite('-a b -d')]],
    ['that is merged with another one', [composite('a -d'), composite('b -d')]],
    ['that names the document in its own direction', [composite('a b -d -__name__')]],
  ])('serves %s', (_, indexes) => {
    expect(missing(wanted, { indexes })).toEqual([]);
  });

  it.each<[string, object[]]>([
    ['in the other direction', [composite('a b d')]],
    ['that leaves an equality out', [composite('a -d')]],
    ['that has a field more', [composite('a b e -d')]],
    ['with the order before the equality', [composite('-d a b')]],
    ['of another collection', [composite('a b -d', 'COLLECTION', 'other')]],
    ['of the group', [composite('a b -d', 'COLLECTION_GROUP')]],
    ['that ends with the name upwards', [composite('a b -d __name__')]],
    ['of array-contains for an equality', [composite('a b[] -d')]],
  ])('does not serve %s', (_, indexes) => {
    expect(missing(wanted, { indexes })).toEqual(['c: a, b, -d']);
  });

  it('of a group serves the group alone', () => {
    const indexes = [composite('state dueAt', 'COLLECTION_GROUP')];
    expect(missing(group(and(is('state'), over('dueAt'))), { indexes })).toEqual([]);
    expect(missing(query(and(is('state'), over('dueAt'))), { indexes })).toEqual(['c: state, dueAt']);
  });

  it('with array-contains serves it', () => {
    expect(missing(query(has('tags'), by('b')), { indexes: [composite('tags[] b')] })).toEqual([]);
  });
});

describe('a field’s override', () => {
  it('takes the automatic indexes away', () => {
    expect(missing(query(is('a')), exempt('a'))).toEqual(['c.a: collection']);
    expect(missing(query(undefined, by('-a')), exempt('a', { order: 'ASCENDING' }))).toEqual([
      'c.a: collection, -collection',
    ]);
    expect(missing(query(is('a.b')), exempt('a'))).toEqual(['c.a.b: collection']);
    expect(missing(query(is('b')), exempt('*'))).toEqual(['c.b: collection']);
    expect(missing(query(is('b')), exempt('a'))).toEqual([]);
  });
  it('keeps the expiry settings', () => {
    const indexes = parseIndexFile(
      JSON.stringify({ fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a', ttl: true, indexes: [] }] }),
    );
    const [shape] = queryShapes(parseQuery('', query(is('a'))), []);
    expect(shape && indexEntry(shape, indexes).json).toEqual({
      collectionGroup: 'c',
      fieldPath: 'a',
      ttl: true,
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
    });
  });
  it('gives groups theirs', () => {
    const both = {
      fieldOverrides: ['a', 'b'].map((fieldPath) => ({
        collectionGroup: 'c',
        fieldPath,
        indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
      })),
    };
    expect(missing(group(and(is('a'), is('b'))), both)).toEqual([]);
    expect(missing(group(undefined, by('-a')), both)).toEqual(['c.a: group, -group']);
  });
});

it('a file that makes no sense is refused, with everything that is wrong', () => {
  expect(() => parseIndexFile('{')).toThrow('The indexes cannot be read');
  const wrong = {
    indexes: [{ collectionGroup: 'c', fields: [{ fieldPath: 'a..b', order: 'UP' }] }],
    fieldOverrides: [{ fieldPath: 'a' }],
  };
  expect(() => parseIndexFile(JSON.stringify(wrong))).toThrow(
    /indexes\.0\.fields\.0\.fieldPath: is no field path[^]*order: [^]*collectionGroup: /,
  );
});
