/** A sound request of each method: what the spoilt ones are made from. */
import type { Wire } from '../service.ts';

export const PROJECT = 'demo-fuzz';
export const DATABASE = `projects/${PROJECT}/databases/(default)`;
export const DOCUMENTS = `${DATABASE}/documents`;

const fields: Wire = {
  n: { integerValue: '7' },
  d: { doubleValue: 0.5 },
  text: { stringValue: 'a😀' },
  at: { timestampValue: { seconds: '1700000000', nanos: 5000 } },
  list: { arrayValue: { values: [{ booleanValue: true }, { nullValue: 'NULL_VALUE' }] } },
  map: { mapValue: { fields: { place: { geoPointValue: { latitude: 1, longitude: 2 } } } } },
  bytes: { bytesValue: Buffer.from('bytes') },
  friend: { referenceValue: `${DOCUMENTS}/posts/b` },
};
const n = { fieldPath: 'n' };
const where: Wire = {
  compositeFilter: {
    op: 'AND',
    filters: [
      { fieldFilter: { field: n, op: 'GREATER_THAN', value: { integerValue: '1' } } },
      {
        fieldFilter: {
          field: { fieldPath: 'text' },
          op: 'IN',
          value: { arrayValue: { values: [{ stringValue: 'a' }] } },
        },
      },
      { unaryFilter: { field: { fieldPath: 'd' }, op: 'IS_NOT_NULL' } },
    ],
  },
};
const structuredQuery: Wire = {
  from: [{ collectionId: 'posts' }],
  where,
  orderBy: [{ field: n, direction: 'DESCENDING' }],
  startAt: { values: [{ integerValue: '9' }], before: true },
  limit: { value: 3 },
};
const update: Wire = {
  update: { name: `${DOCUMENTS}/posts/a`, fields },
  updateMask: { fieldPaths: ['n', 'map.place'] },
  updateTransforms: [
    { fieldPath: 'n', increment: { integerValue: '1' } },
    { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
    { fieldPath: 'list', appendMissingElements: { values: [{ stringValue: 'x' }] } },
  ],
  currentDocument: { exists: true },
};
const documents = [`${DOCUMENTS}/posts/a`, `${DOCUMENTS}/posts/b`];

/** By method, in the form service.ts describes. */
export const samples: Readonly<Record<string, readonly Wire[]>> = {
  GetDocument: [{ name: `${DOCUMENTS}/posts/a`, mask: { fieldPaths: ['n'] } }],
  ListDocuments: [{ parent: DOCUMENTS, collectionId: 'posts', pageSize: 2, orderBy: 'n desc', showMissing: true }],
  CreateDocument: [{ parent: DOCUMENTS, collectionId: 'posts', documentId: 'c', document: { fields } }],
  UpdateDocument: [{ document: { name: `${DOCUMENTS}/posts/a`, fields }, updateMask: { fieldPaths: ['n'] } }],
  DeleteDocument: [{ name: `${DOCUMENTS}/posts/c`, currentDocument: { updateTime: { seconds: '5' } } }],
  BeginTransaction: [{ database: DATABASE, options: { readOnly: { readTime: { seconds: '1700000000' } } } }],
  Commit: [
    { database: DATABASE, writes: [{ update: { name: documents[0], fields } }, update, { delete: documents[1] }] },
  ],
  Rollback: [{ database: DATABASE, transaction: Buffer.from('0123456789ab') }],
  BatchWrite: [{ database: DATABASE, writes: [update, { verify: documents[1], currentDocument: { exists: false } }] }],
  ListCollectionIds: [{ parent: `${DOCUMENTS}/posts/a`, pageSize: 1, pageToken: 'eA' }],
  PartitionQuery: [
    {
      parent: DOCUMENTS,
      structuredQuery: { from: [{ collectionId: 'posts', allDescendants: true }] },
      partitionCount: '3',
    },
  ],
  BatchGetDocuments: [{ database: DATABASE, documents, newTransaction: { readWrite: {} } }],
  RunQuery: [
    { parent: DOCUMENTS, structuredQuery },
    { parent: DOCUMENTS, structuredQuery: { ...structuredQuery, findNearest: {} } },
  ],
  RunAggregationQuery: [
    {
      parent: DOCUMENTS,
      structuredAggregationQuery: {
        structuredQuery,
        aggregations: [
          { alias: 'c', count: {} },
          { alias: 's', sum: { field: n } },
        ],
      },
    },
  ],
  Listen: [
    {
      database: DATABASE,
      addTarget: { targetId: 2, query: { parent: DOCUMENTS, structuredQuery }, resumeToken: Buffer.from('a:1') },
    },
    { database: DATABASE, addTarget: { targetId: 4, documents: { documents }, expectedCount: { value: 1 } } },
    { database: DATABASE, removeTarget: 2 },
  ],
  Write: [{ database: DATABASE }, { streamToken: Buffer.from('1'), writes: [update] }],
};

/** Authorization headers: the owner, none, a user, nonsense. */
export const authorizations: readonly (string | undefined)[] = [
  'Bearer owner',
  undefined,
  `Bearer e30.${Buffer.from('{"sub":"ada"}').toString('base64url')}.`,
  'Bearer nonsense',
  'Basic e30',
];
