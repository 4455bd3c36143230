import { beforeEach, describe, expect, it } from 'vitest';
import { withDefaultRules } from './default-rules.ts';
import { OWNER } from './protocol/caller.ts';
import { ScriptedService } from './protocol/scripted-service.ts';
import type { FirestoreService, RulesIssue } from './service.ts';

class RulesLog extends ScriptedService {
  readonly uploads: string[] = [];
  override setRules(project = '', source = ''): RulesIssue[] {
    this.uploads.push(`${project}: ${source}`);
    return this.issues;
  }
}

let log: RulesLog;
let service: FirestoreService;
beforeEach(() => {
  log = new RulesLog();
  service = withDefaultRules(log, 'default');
});

const database = (project: string) => `projects/${project}/databases/(default)`;

describe('default rules', () => {
  it('are put in force once for each project that is spoken of', async () => {
    await service.unary('Commit', { database: database('p') }, OWNER);
    await service.unary('GetDocument', { name: `${database('p')}/documents/a/b` }, OWNER);
    service.serverStream('RunQuery', { parent: `${database('q')}/documents` }, OWNER);
    service.duplex('Listen', OWNER, { send: () => {}, fail: () => {} }).receive({ database: database('r') });
    expect(log.uploads).toEqual(['p: default', 'q: default', 'r: default']);
  });

  it('give way to a project’s own', async () => {
    service.setRules('p', 'own');
    await service.unary('Commit', { database: database('p') }, OWNER);
    expect(log.uploads).toEqual(['p: own']);
  });

  it('stay when a project’s own are rejected', async () => {
    log.issues = [{ line: 1, column: 1, severity: 'ERROR', description: 'x' }];
    service.setRules('p', 'invalid');
    await service.unary('Commit', { database: database('p') }, OWNER);
    expect(log.uploads).toEqual(['p: invalid', 'p: default']);
  });
});
