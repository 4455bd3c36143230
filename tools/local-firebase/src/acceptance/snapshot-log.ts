import { onSnapshot, type DocumentData, type FirestoreError, type Query } from 'firebase/firestore';

/** Snapshots of a listener, with a way to wait for the next ones. */
export class SnapshotLog {
  /** Ids in every snapshot from the server, in order. */
  readonly ids: string[][] = [];
  documents: Readonly<Record<string, DocumentData>> = {};
  error: FirestoreError | null = null;
  readonly stop: () => void;
  #waiting: (() => void)[] = [];

  constructor(query: Query) {
    this.stop = onSnapshot(
      query,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
        this.documents = Object.fromEntries(snapshot.docs.map((document) => [document.id, document.data()]));
        const ids = snapshot.docs.map(({ id }) => id);
        if (JSON.stringify(ids) !== JSON.stringify(this.ids.at(-1))) this.ids.push(ids);
        this.#wake();
      },
      (error) => {
        this.error = error;
        this.#wake();
      },
    );
  }

  /** Resolves once the condition holds after some event. */
  async until(condition: (log: SnapshotLog) => boolean): Promise<void> {
    while (!condition(this)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Resolves once the last snapshot had exactly these ids. */
  untilIds(...ids: string[]): Promise<void> {
    return this.until((log) => JSON.stringify(log.ids.at(-1)) === JSON.stringify(ids));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    waiting.forEach((resolve) => resolve());
  }
}
