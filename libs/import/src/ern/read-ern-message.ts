import { ImportFileError, type ReleaseRecord } from '../records/index.ts';
import { ernVersion, type ErnMessageKind, type ErnVersion } from './message/ern-version.ts';
import type { MessageContext } from './message/message-context.ts';
import { readHeader } from './message/message-header.ts';
import { readParties } from './message/parties.ts';
import { RecordDraft } from './message/record-draft.ts';
import { indexByReference } from './message/references.ts';
import { releaseKeyOf } from './releases/release-ids.ts';
import { findReleases, readPurge, readRelease, recordOf } from './releases/releases.ts';
import { readResources } from './tracks/resources.ts';
import { readXml } from './xml/read-xml.ts';
import { childrenOf, childOf, textAt, type XmlElement } from './xml/xml-element.ts';

/** Main releases of one message: each takes a pass over its deals. The standard has one. */
const MOST_RELEASES = 100;

/** A release that a message adds, changes, takes down or removes. */
export interface ErnRelease {
  /** The same in all messages about this release. */
  readonly releaseKey: string;
  readonly record: ReleaseRecord;
}

/** A message of ERN. */
export interface ErnMessage {
  /** Path of its file within the batch; empty if the import is this file. */
  readonly part: string;
  readonly version: ErnVersion;
  readonly kind: ErnMessageKind;
  readonly messageId: string;
  /** The sender's DDEX party id, or its name. */
  readonly sender: string;
  /** Milliseconds since 1970; 0 if the message does not say when it was made. */
  readonly createdAt: number;
  /** One, as the standard has it; some senders put more into a message. */
  readonly releases: readonly ErnRelease[];
}

/**
 * Reads a DDEX message of ERN 3.8 to 3.8.3 or 4.1 to 4.3.2. What is wrong with a release is among its record's problems.
 *
 * @param part path of the file within its batch: the record's key, and where covers are looked for from
 * @throws ImportFileError if it is no well-formed message of these versions, has a document type, or is too large
 */
export async function readErnMessage(source: ReadableStream<Uint8Array> | Blob, part: string): Promise<ErnMessage> {
  let known: ErnRoot | undefined;
  const root = await readXml(source, part, (element) => {
    known = ernVersion(element, part);
  });
  const { version, kind } =
    known ?? ernVersion({ name: root.name, namespace: '', declared: [], line: root.line }, part);
  const draft = new RecordDraft(part);
  const header = readHeader(root);
  if (header.createdAt === null)
    draft.problem('import/date', null, header.createdElement, header.createdElement.text, {
      formats: '2026-11-27T18:30:00+01:00',
    });
  const context = {
    part,
    root,
    version,
    kind,
    header,
    parties: readParties(root, draft),
    resources: readResources(root, draft),
  };
  const releases = kind === 'purge' ? purgesOf(context, draft) : releasesOf(context, draft);
  const { messageId, sender, createdAt } = header;
  return { part, version, kind, messageId, sender, createdAt: createdAt ?? 0, releases };
}

/** Version and kind of a message. */
export interface ErnRoot {
  readonly version: ErnVersion;
  readonly kind: ErnMessageKind;
}

/**
 * Version and kind of a message, without reading more than its root.
 *
 * @param part path of the file within its batch
 * @throws ImportFileError if it is no message of a version that is read
 */
export async function readErnRoot(source: ReadableStream<Uint8Array>, part: string): Promise<ErnRoot> {
  let known: ErnRoot | null = null;
  const enough = new Error('the root is known');
  try {
    await readXml(source, part, (element) => {
      known = ernVersion(element, part);
      throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return known ?? ernVersion({ name: '', namespace: '', declared: [], line: 1 }, part);
}

function releasesOf(context: MessageContext, draft: RecordDraft): ErnRelease[] {
  const releases = findReleases(context.root);
  indexByReference(releases.all, 'ReleaseReference', draft);
  if (releases.main.length === 0)
    return [without(childOf(context.root, 'ReleaseList') ?? context.root, context, draft)];
  if (releases.main.length > MOST_RELEASES)
    throw new ImportFileError('file/message-too-large', null, { limit: 'releases', most: MOST_RELEASES });
  return releases.main.map((release, at) => {
    const key = keyOf(at, context.part);
    const record = readRelease(release, releases, key, context, copyOf(draft));
    return { releaseKey: releaseKeyOf(release, context.header.sender, key), record };
  });
}

function purgesOf(context: MessageContext, draft: RecordDraft): ErnRelease[] {
  const purged = context.root.children.filter(({ name }) => /^PurgedRelease|^PurgeRelease/.test(name));
  if (purged.length === 0) return [without(context.root, context, draft)];
  return purged.map((release, at) => {
    const key = keyOf(at, context.part);
    const record = readPurge(release, key, context, copyOf(draft));
    return { releaseKey: releaseKeyOf(release, context.header.sender, key), record };
  });
}

/** A record that says that the message has no release. */
function without(element: XmlElement, context: MessageContext, draft: RecordDraft): ErnRelease {
  const { messageId, createdAt } = context.header;
  const found = childrenOf(element, 'Release').map((release) => textAt(release, 'ReleaseReference'));
  draft.problem('import/no-main-release', null, element, found.join(' '));
  const facts = { messageId, createdAt: createdAt ?? 0, takedown: false, availability: [], shownFrom: null };
  const record = recordOf(draft, context.part, element, { artistName: '', cover: null, message: facts });
  return { releaseKey: JSON.stringify(['record', context.part]), record };
}

/** The first release has the file's path as its key. */
function keyOf(at: number, part: string): string {
  return at === 0 ? part : `${part}#${at + 1}`;
}

/** Problems of the message belong to each of its releases. */
function copyOf(draft: RecordDraft): RecordDraft {
  const copy = new RecordDraft(draft.part);
  copy.problems.push(...draft.problems);
  copy.notes.push(...draft.notes);
  return copy;
}
