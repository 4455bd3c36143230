import http from 'node:http';
import { changeKind, eventRequest, splitName, type DocumentChange } from './document-event.ts';
import type { DocumentTrigger, TriggerRegistry } from './trigger-registry.ts';

export interface DeliveryOptions {
  readonly registry: TriggerRegistry;
  /** `host:port` of the functions emulator. */
  readonly functionsEmulator: string;
  readonly log: (line: string) => void;
}

/**
 * Sends committed changes to the functions registered for them. Events of one document leave in the order of its
 * commits, each after the answer to the previous one. Nothing is sent twice, and failures are logged.
 */
export class TriggerDelivery {
  readonly #options: DeliveryOptions;
  readonly #queues = new Map<string, Promise<void>>();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  deliver(change: DocumentChange): void {
    const parts = splitName(change.name);
    if (!parts) return;
    const { registry, functionsEmulator, log } = this.#options;
    for (const trigger of registry.matching(parts.project, parts.database, parts.path, changeKind(change))) {
      const request = eventRequest(trigger, change, parts);
      this.#enqueue(`${trigger.key} ${change.name}`, () =>
        post(functionsEmulator, trigger, request).catch((error: Error) =>
          log(`Trigger ${trigger.key} for ${change.name} failed: ${error.message}`),
        ),
      );
    }
  }

  #enqueue(key: string, send: () => Promise<void>): void {
    const queued = (this.#queues.get(key) ?? Promise.resolve()).then(send);
    this.#queues.set(key, queued);
    void queued.then(() => {
      if (this.#queues.get(key) === queued) this.#queues.delete(key);
    });
  }
}

function post(
  host: string,
  { project, key }: DocumentTrigger,
  { contentType, body }: { contentType: string; body: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = `http://${host}/functions/projects/${project}/triggers/${key}`;
    const headers = { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(body) };
    const request = http.request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if ((response.statusCode ?? 500) < 400) resolve();
        else reject(new Error(`HTTP ${response.statusCode}`));
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
