import { describe, expect, it } from 'vitest';
import { findRoute } from './routes.ts';

const base = '/v1/projects/p/databases/(default)/documents';
const root = 'projects/p/databases/(default)';

describe('REST routes', () => {
  it.each([
    ['GET', `${base}/a/b`, 'GetDocument', { name: `${root}/documents/a/b` }],
    ['GET', `${base}/a`, 'ListDocuments', { parent: `${root}/documents`, collection_id: 'a' }],
    ['GET', `${base}/a/b/c`, 'ListDocuments', { parent: `${root}/documents/a/b`, collection_id: 'c' }],
    ['POST', `${base}/a`, 'CreateDocument', { parent: `${root}/documents`, collection_id: 'a' }],
    ['PATCH', `${base}/a/b`, 'UpdateDocument', { 'document.name': `${root}/documents/a/b` }],
    ['DELETE', `${base}/a/b`, 'DeleteDocument', { name: `${root}/documents/a/b` }],
    ['POST', `${base}:commit`, 'Commit', { database: root }],
    ['POST', `${base}:batchGet`, 'BatchGetDocuments', { database: root }],
    ['POST', `${base}:runQuery`, 'RunQuery', { parent: `${root}/documents` }],
    ['POST', `${base}/a/b:runQuery`, 'RunQuery', { parent: `${root}/documents/a/b` }],
    ['POST', `${base}/a/b:runAggregationQuery`, 'RunAggregationQuery', { parent: `${root}/documents/a/b` }],
    ['POST', `${base}:listCollectionIds`, 'ListCollectionIds', { parent: `${root}/documents` }],
    ['POST', `${base}:executePipeline`, 'ExecutePipeline', { database: root }],
    ['GET', `${base}/a/b:c`, 'GetDocument', { name: `${root}/documents/a/b:c` }],
  ])('%s %s is %s', (verb, path, method, variables) => {
    const route = findRoute(verb, path);
    expect(route?.method.name).toBe(method);
    expect(route?.variables).toEqual(variables);
  });

  it('decodes an encoded path', () => {
    const route = findRoute('GET', '/v1/projects/p/databases/%28default%29/documents/a/%F0%9F%8E%B9%20x');
    expect(route?.variables).toEqual({ name: `${root}/documents/a/🎹 x` });
  });

  it('refuses streams and other paths', () => {
    expect(findRoute('POST', `${base}:listen`)).toBeNull();
    expect(findRoute('GET', '/v1/projects/p')).toBeNull();
    expect(findRoute('GET', `${base}/a/%E0%A4%A`)).toBeNull();
  });
});
