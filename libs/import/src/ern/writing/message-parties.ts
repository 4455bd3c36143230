import { branch, leaf, type XmlNode } from './xml-node.ts';

/** Parties of a message: each name once. Elements refer to them by their references, `P1` and so on. */
export class MessageParties {
  readonly #references = new Map<string, string>();

  referenceOf(name: string): string {
    const known = this.#references.get(name);
    if (known !== undefined) return known;
    const reference = `P${this.#references.size + 1}`;
    this.#references.set(name, reference);
    return reference;
  }

  /** The list of all parties that were referred to. A name that is not known is empty: the standard wants an element. */
  list(): XmlNode {
    return branch(
      'PartyList',
      [...this.#references].map(([name, reference]) =>
        branch('Party', [leaf('PartyReference', reference), branch('PartyName', [leaf('FullName', name)])]),
      ),
    );
  }
}
