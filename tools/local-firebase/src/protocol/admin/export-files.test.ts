import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScriptedService } from '../scripted-service.ts';
import { exportDocuments, importDocuments } from './export-files.ts';

const database = (project: string) => `projects/${project}/databases/(default)`;
const document = (project: string) => ({
  name: `${database(project)}/documents/a/b`,
  fields: {
    text: { stringValue: `${database('p')}/documents/a/b \n 🎹` },
    zero: { doubleValue: -0 },
    ref: { referenceValue: `${database(project)}/documents/a/c` },
    refs: {
      arrayValue: {
        values: [{ mapValue: { fields: { r: { referenceValue: `${database(project)}/documents/d/e` } } } }],
      },
    },
  },
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'export-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function exportOne(): Promise<string> {
  const service = new ScriptedService();
  service.answer = [{ document: document('p') }, { readTime: { seconds: '1' } }];
  await exportDocuments(service, {
    database: database('p'),
    export_directory: folder,
    export_name: 'firestore_export',
  });
  expect(service.calls[0]).toMatchObject({ method: 'RunQuery', caller: { admin: true } });
  return path.join(folder, 'firestore_export/firestore_export.overall_export_metadata');
}

describe('an export', () => {
  it('is read back unchanged', async () => {
    const service = new ScriptedService();
    expect(await importDocuments(service, await exportOne())).toBe(1);
    expect(service.calls).toMatchObject([
      {
        method: 'Commit',
        request: { database: database('p'), writes: [{ update: document('p') }] },
        caller: { admin: true },
      },
    ]);
  });

  it('moves to another project with its references, and text stays text', async () => {
    const service = new ScriptedService();
    await importDocuments(service, await exportOne(), 'q');
    expect(service.calls[0]?.request).toEqual({ database: database('q'), writes: [{ update: document('q') }] });
  });

  it('of another kind is refused by name', async () => {
    const file = path.join(folder, 'other.overall_export_metadata');
    await writeFile(file, 'binary');
    await expect(importDocuments(new ScriptedService(), file)).rejects.toThrow(
      `${file} is not an export of this server`,
    );
  });

  it('needs a database and a place', async () => {
    await expect(exportDocuments(new ScriptedService(), {})).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });
});
