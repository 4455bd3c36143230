import { documents, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Signup } from '@countin/domain/fan';
import { createTranslator } from '@countin/i18n';
import type { Transaction } from '@google-cloud/firestore';
import { readPublicPage } from '../platform/read-public-page.ts';
import type { Services } from '../platform/services.ts';
import type { Contact } from '../platform/contact.ts';
import { closesAt, dueAt } from '../platform/due-at.ts';
import type { NewFollow, NewSignup } from './signup-form.ts';
import { followIdOf, signupIdOf } from '../messages/signup-record.ts';

/** What a fan asks to be told about, as it is when they ask. */
export interface SignupSubject extends Pick<Signup, 'artistId' | 'scope' | 'productId' | 'productTitle' | 'dueAt'> {
  /** The same fan asking about the same is the same signup. */
  readonly signupId: string;
  /** The wording of the consent, as it was shown. */
  readonly wording: string;
  /** The wording of the consent to everything by the artist, where it was given beside. */
  readonly followWording: string | null;
}

/**
 * Looks up what the form is about.
 *
 * @throws AppError `release/not-found`, `signup/closed`, `profile/not-found`
 */
export async function readSubject(
  services: Services,
  transaction: Transaction,
  input: NewSignup | NewFollow,
  contact: Contact,
): Promise<SignupSubject> {
  const { db, signupSecret } = services;
  const t = createTranslator(input.language);
  if ('artistId' in input) {
    const { path } = documents.artistProfile(input.artistId);
    const artist = readValidDocument(documents.artistProfile, await transaction.get(db.doc(path)));
    if (!artist || artist.deletedAt !== undefined) throw new AppError('profile/not-found');
    if (artist.archivedAt !== undefined) throw new AppError('signup/closed');
    const { id: artistId, name } = artist;
    return {
      signupId: followIdOf(signupSecret, artistId, contact),
      artistId,
      scope: 'artist',
      productId: null,
      productTitle: '',
      wording: t('signup:followConsent', { artist: name }),
      followWording: null,
      // Whether a release is coming is looked at when the fan confirms.
      dueAt: null,
    };
  }
  const stored = await transaction.get(db.doc(documents.releasePage(input.productId).path));
  const page = readPublicPage(services, stored);
  if (!page) throw new AppError('release/not-found');
  if (services.now() >= closesAt(page.releaseMoment, input.zone)) throw new AppError('signup/closed');
  return {
    signupId: signupIdOf(signupSecret, page.id, contact),
    artistId: page.artistId,
    scope: 'release',
    productId: page.id,
    productTitle: page.title,
    wording: t('signup:consent', { artist: page.artistName }),
    followWording: input.follow ? t('signup:followConsent', { artist: page.artistName }) : null,
    dueAt: dueAt(page.releaseMoment, input.zone),
  };
}
