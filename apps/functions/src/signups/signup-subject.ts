import { documents, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Signup } from '@countin/domain/fan';
import type { ProfileKind } from '@countin/domain/permissions';
import { createTranslator } from '@countin/i18n';
import type { Transaction } from '@google-cloud/firestore';
import { readNewsLabel } from '../platform/news-labels.ts';
import { isArchived, isDeleted } from '../platform/permissions/may-act.ts';
import { readOpenPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import type { Contact } from '../platform/contact.ts';
import { closesAt, dueAt } from '../platform/due-at.ts';
import type { NewFollow, NewLabelNews, NewSignup, SignupForm } from './signup-form.ts';
import { followIdOf, labelSignupIdOf, signupIdOf } from '../messages/signup-record.ts';

/** Subject of a signup, as it is when the fan asks. */
export interface SignupSubject extends Pick<
  Signup,
  'ownerId' | 'ownerKind' | 'scope' | 'productId' | 'releaseTitle' | 'dueAt'
> {
  /** The same fan asking about the same is the same signup. */
  readonly signupId: string;
  /** The wordings as they were shown. */
  readonly wordings: {
    readonly own: string;
    /** Of the consent to everything by the artist, where it was given beside. */
    readonly follow: string | null;
    /** Of the consent to the news of a label, where it was given beside. */
    readonly label: { readonly id: string; readonly wording: string } | null;
  };
}

/**
 * Looks up what the form is about.
 *
 * @throws AppError `release/not-found`, `signup/closed`, `profile/not-found`; `signup/wording-outdated` where the label
 *   whose news was ticked may not message the artist's fans any more
 */
export async function readSubject(
  services: Services,
  transaction: Transaction,
  input: SignupForm,
  contact: Contact,
): Promise<SignupSubject> {
  if ('productId' in input) return readRelease(services, transaction, input, contact);
  return 'artistId' in input
    ? readArtist(services, transaction, input, contact)
    : readLabel(services, transaction, input, contact);
}

async function readRelease(
  services: Services,
  transaction: Transaction,
  input: NewSignup,
  contact: Contact,
): Promise<SignupSubject> {
  const page = await readOpenPage(services, transaction, input.productId);
  if (!page) throw new AppError('release/not-found');
  if (services.now() >= closesAt(page.releaseMoment, input.zone)) throw new AppError('signup/closed');
  const t = createTranslator(input.language);
  return {
    signupId: signupIdOf(services.signupSecret, page.id, contact),
    ownerId: page.artistId,
    ownerKind: 'artist',
    scope: 'release',
    productId: page.id,
    releaseTitle: page.title,
    wordings: {
      own: t('signup:consent', { artist: page.artistName }),
      follow: input.follow ? t('signup:followConsent', { artist: page.artistName }) : null,
      label: await readTickedLabel(services, transaction, page.artistId, input),
    },
    dueAt: dueAt(page.releaseMoment, input.zone),
  };
}

async function readArtist(
  services: Services,
  transaction: Transaction,
  input: NewFollow,
  contact: Contact,
): Promise<SignupSubject> {
  const { id, name } = await readOwner(services, transaction, 'artist', input.artistId);
  return {
    signupId: followIdOf(services.signupSecret, id, contact),
    ownerId: id,
    ownerKind: 'artist',
    scope: 'artist',
    productId: null,
    releaseTitle: '',
    wordings: {
      own: createTranslator(input.language)('signup:followConsent', { artist: name }),
      follow: null,
      label: await readTickedLabel(services, transaction, id, input),
    },
    // Whether a release is coming is looked at when the fan confirms.
    dueAt: null,
  };
}

async function readLabel(
  services: Services,
  transaction: Transaction,
  input: NewLabelNews,
  contact: Contact,
): Promise<SignupSubject> {
  const { id, name } = await readOwner(services, transaction, 'label', input.labelId);
  return {
    signupId: labelSignupIdOf(services.signupSecret, id, contact),
    ownerId: id,
    ownerKind: 'label',
    scope: 'label',
    productId: null,
    releaseTitle: '',
    wordings: {
      own: createTranslator(input.language)('signup:labelConsent', { label: name }),
      follow: null,
      label: null,
    },
    // No release makes it due: a label writes when it has news.
    dueAt: null,
  };
}

/** @throws AppError `profile/not-found`, `signup/closed` */
async function readOwner({ db }: Services, transaction: Transaction, kind: ProfileKind, id: string) {
  const stored = await transaction.get(db.doc(documents.profile(kind, id).path));
  const profile = readValidDocument(documents.profile, stored);
  if (!profile || isDeleted(stored)) throw new AppError('profile/not-found');
  if (isArchived(stored)) throw new AppError('signup/closed');
  return profile;
}

/** @throws AppError `signup/wording-outdated` */
async function readTickedLabel(
  { db }: Services,
  transaction: Transaction,
  artistId: string,
  { labelId, language }: NewSignup | NewFollow,
): Promise<SignupSubject['wordings']['label']> {
  if (labelId === null) return null;
  const label = await readNewsLabel(db, transaction, { labelId, artistId });
  if (!label) throw new AppError('signup/wording-outdated');
  return { id: label.id, wording: createTranslator(language)('signup:labelConsent', { label: label.name }) };
}
