import { commitChanges } from './commit-changes.ts';
import { withDefaultRules } from './default-rules.ts';
import { createEngine } from './engine/index.ts';
import { parseIndexFile, withIndexAdvice } from './index-advice/index.ts';
import { importDocuments } from './protocol/admin/export-files.ts';
import { describeIssues } from './protocol/admin/rules-upload.ts';
import { serve } from './protocol/serve.ts';
import { TriggerDelivery } from './protocol/triggers/trigger-delivery.ts';
import { TriggerRegistry } from './protocol/triggers/trigger-registry.ts';
import { compileRules } from './rules/index.ts';

/** Options of a local Firestore; everything has a default. */
export interface LocalFirestoreOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** SQLite file that keeps the data. Without one it is gone with the server. */
  readonly dataFile?: string;
  /** `full` survives a power cut, `normal` only the end of the process. Default `normal`. */
  readonly durability?: 'full' | 'normal';
  /** Source of security rules for every project that is given none of its own. Without any, everything is allowed. */
  readonly rules?: string;
  /** Content of a `firestore.indexes.json`: queries that the hosted service would refuse with it are logged. */
  readonly indexes?: string;
  /** Project that an export is read into; default: the one it came from. */
  readonly project?: string;
  /** `host:port` of the functions emulator that gets document events. */
  readonly functionsEmulator?: string;
  /** Metadata file of an export to begin with. */
  readonly seedFromExport?: string;
  /** Receives one line per event worth knowing. Default: none. */
  readonly log?: (line: string) => void;
}

/** A server that listens. */
export interface LocalFirestore {
  readonly host: string;
  readonly port: number;
  /** Ends every stream and closes the data file. */
  close(): Promise<void>;
}

/**
 * Starts Firestore on this machine, for every official SDK on one port. Rejects when the port is taken, or the
 * export or the indexes cannot be read. Errors in the rules reject too, each with its line and column.
 */
export async function startLocalFirestore(options: LocalFirestoreOptions = {}): Promise<LocalFirestore> {
  const { log = () => {}, functionsEmulator, seedFromExport, host = '127.0.0.1', port = 0 } = options;
  const rules = options.rules === undefined ? undefined : checkedRules(options.rules, log);
  const indexes = options.indexes === undefined ? undefined : parseIndexFile(options.indexes);
  const engine = createEngine({
    dataFile: options.dataFile,
    durability: options.durability ?? 'normal',
    compileRules,
    log,
  });
  const triggers = new TriggerRegistry();
  try {
    if (seedFromExport !== undefined) await importDocuments(engine, seedFromExport, options.project);
    if (functionsEmulator !== undefined) {
      const delivery = new TriggerDelivery({ registry: triggers, functionsEmulator, log });
      engine.onCommit((commit) => commitChanges(commit).forEach((change) => delivery.deliver(change)));
    }
    const advised = indexes === undefined ? engine : withIndexAdvice(engine, indexes, log);
    const service = rules === undefined ? advised : withDefaultRules(advised, rules);
    const running = await serve({ service, host, port, triggers, log });
    const close = async () => {
      await running.close();
      engine.close();
    };
    return { host, port: running.port, close };
  } catch (error) {
    engine.close();
    throw error;
  }
}

function checkedRules(source: string, log: (line: string) => void): string {
  const compiled = compileRules(source);
  if (!compiled.ok) throw new Error(describeIssues(compiled.issues));
  if (compiled.ruleset.warnings.length > 0) log(describeIssues(compiled.ruleset.warnings));
  return source;
}
