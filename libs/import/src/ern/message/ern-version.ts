import { ImportFileError } from '../../records/index.ts';
import type { XmlRoot } from '../xml/read-xml.ts';

/** Versions of ERN that are read, by the last part of their namespaces. */
const VERSIONS = {
  '38': '3.8',
  '381': '3.8.1',
  '382': '3.8.2',
  '383': '3.8.3',
  '41': '4.1',
  '411': '4.1.1',
  '42': '4.2',
  '43': '4.3',
  '431': '4.3.1',
  '432': '4.3.2',
} as const;
/** A version of ERN, such as `3.8.2`. */
export type ErnVersion = (typeof VERSIONS)[keyof typeof VERSIONS];

const NAMESPACE = /^https?:\/\/(?:service\.)?ddex\.net\/xml\/ern\/(\d+)$/;

/** Kinds of messages, by their root elements. */
const KINDS = { NewReleaseMessage: 'new-release', PurgeReleaseMessage: 'purge' } as const;
/** What a message is for: to add or change a release, or to remove all of it. */
export type ErnMessageKind = (typeof KINDS)[keyof typeof KINDS];

/**
 * Version and kind of a message, by its root.
 *
 * @throws ImportFileError that names the unknown version or root
 */
export function ernVersion(
  root: XmlRoot,
  part: string,
): { readonly version: ErnVersion; readonly kind: ErnMessageKind } {
  const place = { part, line: root.line, column: root.name.slice(0, 100) };
  if (!isKind(root.name)) throw new ImportFileError('file/no-ern-message', place, { root: place.column });
  const namespace = namespaceOf(root);
  const version = versionOf(namespace);
  if (!version) throw new ImportFileError('file/ern-version', place, { namespace: namespace.slice(0, 200) });
  return { version, kind: KINDS[root.name] };
}

/** Some senders declare the namespace and forget the root's prefix: the only version that it declares is meant. */
function namespaceOf(root: XmlRoot): string {
  if (root.namespace !== '') return root.namespace;
  const [declared, other] = root.declared.filter((one) => NAMESPACE.test(one));
  return declared !== undefined && other === undefined ? declared : '';
}

function versionOf(namespace: string): ErnVersion | null {
  const digits = NAMESPACE.exec(namespace)?.[1] ?? '';
  return Object.hasOwn(VERSIONS, digits) ? VERSIONS[digits as keyof typeof VERSIONS] : null;
}

function isKind(root: string): root is keyof typeof KINDS {
  return Object.hasOwn(KINDS, root);
}
