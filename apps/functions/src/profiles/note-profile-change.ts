import { documents, readField, readValidDocument } from '@countin/domain/documents';
import type { LabelProfile } from '@countin/domain/profile';
import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { noteActivity } from '../platform/permissions/note-activity.ts';
import type { ProfileKey } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { refOf, updateDocument } from '../platform/write-document.ts';

/** Autosave stores branding many times in one sitting: one entry per member and hour. */
const SITTING_MS = 3_600_000;

/** A profile that was renewed in a transaction, and its log. */
interface Renewal {
  readonly transaction: Transaction;
  readonly key: ProfileKey;
  readonly profile: DocumentSnapshot;
  /** User document of the caller. */
  readonly actor: DocumentSnapshot;
}

type LogServices = Pick<Services, 'db' | 'now' | 'randomBytes'>;

/**
 * Compares a profile with what its activity log knows, and records a new name and, of a label, new branding. Members
 * write both themselves, past every function.
 */
export function noteProfileChange(services: LogServices, renewal: Renewal): void {
  noteName(services, renewal);
  if (renewal.key.kind === 'label') noteBranding(services, renewal);
}

function noteName(services: LogServices, { transaction, key, profile, actor }: Renewal): void {
  const before = readField(documents.profileRecord, profile, 'notedName');
  const after = readField(documents.profileRecord, profile, 'name');
  if (before === undefined || after === undefined || after === before) return;
  updateDocument(transaction, refOf(documents.profileRecord, profile), { notedName: after });
  noteActivity(services, transaction, key, { actor, action: 'name.changed', before, after });
}

function noteBranding(services: LogServices, { transaction, key, profile, actor }: Renewal): void {
  const label = readValidDocument(documents.labelProfile, profile);
  const noted = readField(documents.profileRecord, profile, 'notedBrand');
  const text = label && brandText(label);
  if (text === null || text === (noted?.text ?? UNBRANDED)) return;
  const at = services.now();
  const sameSitting = noted !== undefined && noted.by === actor.id && at - noted.at < SITTING_MS;
  const notedBrand = { text, at: sameSitting ? noted.at : at, by: actor.id };
  updateDocument(transaction, refOf(documents.profileRecord, profile), { notedBrand });
  if (!sameSitting) noteActivity(services, transaction, key, { actor, action: 'branding.changed' });
}

type Branding = Pick<LabelProfile, 'accent' | 'ground' | 'typeface' | 'brandReach' | 'logo' | 'logoDark'>;

function brandText({ accent, ground, typeface, brandReach, logo, logoDark }: Branding): string {
  return JSON.stringify([accent, ground, typeface, brandReach, logo, logoDark]);
}

/** Branding of a new label. */
const UNBRANDED = brandText({
  accent: null,
  ground: null,
  typeface: 'site',
  brandReach: 'page',
  logo: null,
  logoDark: null,
});
