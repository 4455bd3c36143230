import { describe, expect, it } from 'vitest';
import { TriggerRegistry } from './trigger-registry.ts';

const written = 'google.cloud.firestore.document.v1.written';
const trigger = (eventType: string, value: string) => ({
  eventType,
  database: '(default)',
  namespace: '(default)',
  document: { value, matchType: 'PATH_PATTERN' },
});

describe('document triggers', () => {
  it('match by pattern, kind of change, project and database', () => {
    const registry = new TriggerRegistry();
    registry.registerEvent('p', 'any', trigger(written, 'users/{uid}'));
    registry.registerEvent('p', 'born', trigger('google.cloud.firestore.document.v1.created', 'users/{uid}'));
    registry.registerEvent('p', 'deep', trigger(`${written}.withAuthContext`, 'users/{rest=**}'));
    const keys = (path: string, kind: 'created' | 'updated' | 'deleted', project = 'p', database = '(default)') =>
      registry.matching(project, database, path, kind).map(({ key }) => key);
    expect(keys('users/ann', 'created')).toEqual(['any', 'born', 'deep']);
    expect(keys('users/ann', 'deleted')).toEqual(['any', 'deep']);
    expect(keys('users/ann/inbox/1', 'updated')).toEqual(['deep']);
    expect(keys('groups/ann', 'created')).toEqual([]);
    expect(keys('users/ann', 'created', 'q')).toEqual([]);
    expect(keys('users/ann', 'created', 'p', 'other')).toEqual([]);
  });

  it('are replaced when registered again', () => {
    const registry = new TriggerRegistry();
    registry.registerEvent('p', 'k', trigger(written, 'a/{id}'));
    registry.registerEvent('p', 'k', trigger(written, 'b/{id}'));
    expect(registry.matching('p', '(default)', 'a/1', 'created')).toEqual([]);
    expect(registry.matching('p', '(default)', 'b/1', 'created')).toHaveLength(1);
  });

  it('of the first generation name a resource', () => {
    const registry = new TriggerRegistry();
    const resource = 'projects/p/databases/(default)/documents/a/{id}';
    const eventType = 'providers/cloud.firestore/eventTypes/document.create';
    registry.registerLegacy('p', 'k', { eventTrigger: { eventType, resource, service: 'firestore.googleapis.com' } });
    expect(registry.matching('p', '(default)', 'a/1', 'created')).toMatchObject([{ key: 'k', legacy: true }]);
    expect(registry.matching('p', '(default)', 'a/1', 'updated')).toEqual([]);
  });

  it('are refused when they name no document', () => {
    expect(() => new TriggerRegistry().registerEvent('p', 'k', { eventType: written })).toThrow(/database/);
  });
});
