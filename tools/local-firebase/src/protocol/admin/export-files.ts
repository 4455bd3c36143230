/**
 * Export and import of documents: one line of proto3 JSON a document, beside the metadata file whose name
 * firebase-tools expects. The format is this server's own.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';
import * as v from 'valibot';
import { RpcError, type FirestoreService, type Wire } from '../../service.ts';
import { OWNER } from '../caller.ts';
import { jsonToWire, wireToJson } from '../proto-json.ts';
import { messageType } from '../schema.ts';
import { moveReferences } from './move-references.ts';

const FORMAT = 'local-firebase-documents-1';
const DOCUMENTS_FILE = 'documents.jsonl';
/** A commit's most writes. */
const BATCH = 500;

const documentType = messageType('google.firestore.v1.Document');

const exportRequest = v.object({
  database: v.pipe(v.string(), v.regex(/^projects\/[^/]+\/databases\/[^/]+$/)),
  export_directory: v.pipe(v.string(), v.minLength(1)),
  export_name: v.pipe(v.string(), v.regex(/^[^/\\]+$/)),
});
const metadataFile = v.object({ format: v.literal(FORMAT), database: v.string(), documents: v.number() });

/** Writes every document of a database to `<export_directory>/<export_name>/`. */
export async function exportDocuments(service: FirestoreService, body: unknown): Promise<object> {
  const request = v.safeParse(exportRequest, body);
  if (!request.success) throw new RpcError('INVALID_ARGUMENT', v.summarize(request.issues));
  const { database, export_directory: directory, export_name: name } = request.output;
  const folder = path.join(directory, name);
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new RpcError('FAILED_PRECONDITION', `Nothing can be exported there: ${error.message}`);
  });
  const query = { structuredQuery: { from: [{ allDescendants: true }] } };
  const results = await service.serverStream('RunQuery', { parent: `${database}/documents`, ...query }, OWNER);
  const file = await open(path.join(folder, DOCUMENTS_FILE), 'w');
  let documents = 0;
  try {
    for (const { document } of results) {
      if (!document) continue;
      await file.write(`${JSON.stringify(wireToJson(documentType, document))}\n`);
      documents += 1;
    }
  } finally {
    await file.close();
  }
  const metadata = { format: FORMAT, database, documents };
  await writeFile(path.join(folder, `${name}.overall_export_metadata`), `${JSON.stringify(metadata)}\n`);
  return { name: folder, documents };
}

/**
 * Reads an export back. With `project` the documents and references to them move to that project.
 * Returns how many documents there were; throws with the file's name when it is no export of this server.
 */
export async function importDocuments(
  service: FirestoreService,
  metadataPath: string,
  project?: string,
): Promise<number> {
  const metadata = v.safeParse(metadataFile, parseJson(await readFile(metadataPath, 'utf8')));
  if (!metadata.success)
    throw new Error(`${metadataPath} is not an export of this server: ${v.summarize(metadata.issues)}`);
  const from = metadata.output.database;
  const database = project === undefined ? from : from.replace(/^projects\/[^/]+/, `projects/${project}`);
  let writes: Wire[] = [];
  const commit = async () => {
    if (writes.length > 0) await service.unary('Commit', { database, writes }, OWNER);
    writes = [];
  };
  let count = 0;
  const lines = readline.createInterface({
    input: createReadStream(path.join(path.dirname(metadataPath), DOCUMENTS_FILE)),
  });
  for await (const line of lines) {
    const { name, fields } = moveReferences(jsonToWire(documentType, JSON.parse(line)), from, database);
    writes.push({ update: { name, ...(fields ? { fields } : {}) } });
    count += 1;
    if (writes.length === BATCH) await commit();
  }
  await commit();
  return count;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
