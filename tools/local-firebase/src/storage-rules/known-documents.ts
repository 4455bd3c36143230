import type { RulesAccess, RulesDocument } from '../rules-contract.ts';

/** Evaluation needs a document that has not been read. Like a LimitError, no operator of the language absorbs it. */
export class DocumentNeeded extends Error {
  readonly documentName: string;

  constructor(documentName: string) {
    super(`${documentName} is to be read`);
    this.name = 'DocumentWanted';
    this.documentName = documentName;
  }
}

/** Conditions are evaluated at once, but documents come from another process: what is missing interrupts. */
export class KnownDocuments implements RulesAccess {
  readonly #documents: ReadonlyMap<string, RulesDocument | null>;

  constructor(documents: ReadonlyMap<string, RulesDocument | null>) {
    this.#documents = documents;
  }

  get(name: string): RulesDocument | null {
    const document = this.#documents.get(name);
    if (document === undefined) throw new DocumentNeeded(name);
    return document;
  }

  getAfter(name: string): RulesDocument | null {
    return this.get(name);
  }
}
