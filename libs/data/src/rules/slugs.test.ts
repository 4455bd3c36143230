import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { anArtistProfile } from '@countin/domain/testing';
import { PRODUCT_SLUG_SAMPLES, PROFILE_SLUG_SAMPLES } from '@countin/slug/samples';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';

const claim = { kind: 'artist', profileId: 'artist', createdBy: 'mira' };
const productClaim = { productId: 'one', createdBy: 'mira' };
const stage = setUpRules('slugs', {
  'slugs/mira-okafor': claim,
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  'artistProfiles/artist/productSlugs/tide-lines': productClaim,
  'artistProfiles/other': anArtistProfile({ id: 'other', createdBy: 'tide' }),
});

describe('a claimed slug', () => {
  it('is looked up by everyone, claimed or free', async () => {
    for (const firestore of [stage.asVisitor(), stage.as('mira')]) {
      expect((await assertSucceeds(getDoc(doc(firestore, 'slugs/mira-okafor')))).exists()).toBe(true);
      expect((await assertSucceeds(getDoc(doc(firestore, 'slugs/free-slug')))).exists()).toBe(false);
    }
  });

  it('is not listed', async () => {
    await assertFails(
      getDocs(query(collection(stage.as('mira'), 'slugs'), where('createdBy', '==', 'mira'), limit(1))),
    );
    await assertFails(getDocs(query(collection(stage.asVisitor(), 'slugs'), limit(1))));
  });

  it('is written by the server alone', async () => {
    await assertFails(setDoc(doc(stage.as('mira'), 'slugs/new-slug'), claim));
    await assertFails(updateDoc(doc(stage.as('mira'), 'slugs/mira-okafor'), { kind: 'label' }));
    await assertFails(deleteDoc(doc(stage.as('mira'), 'slugs/mira-okafor')));
  });

  it('is claimed by no client, whether the slug is a good one or not', async () => {
    for (const { slug } of PROFILE_SLUG_SAMPLES.filter(isName)) {
      await assertFails(setDoc(doc(stage.as('mira'), 'slugs', slug), claim));
      expect((await assertSucceeds(getDoc(doc(stage.as('mira'), 'slugs', slug)))).exists(), slug).toBe(
        slug === 'mira-okafor',
      );
    }
  });

  it('cannot be changed by a profile’s owner', async () => {
    const change = { updatedAt: serverTimestamp() };
    await assertSucceeds(updateDoc(doc(stage.as('mira'), 'artistProfiles/artist'), change));
    for (const { slug } of PROFILE_SLUG_SAMPLES.filter((sample) => sample.slug !== 'mira-okafor')) {
      await assertFails(updateDoc(doc(stage.as('mira'), 'artistProfiles/artist'), { ...change, customSlug: slug }));
    }
  });
});

describe('a product slug', () => {
  const slugs = 'artistProfiles/artist/productSlugs';

  it('is looked up by the artist’s owner alone, claimed or free', async () => {
    for (const slug of ['tide-lines', 'free-slug']) {
      await assertFails(getDoc(doc(stage.as('tide'), `${slugs}/${slug}`)));
      await assertFails(getDoc(doc(stage.asVisitor(), `${slugs}/${slug}`)));
      await assertSucceeds(getDoc(doc(stage.as('mira'), `${slugs}/${slug}`)));
    }
  });

  it('of an artist that does not exist is denied', async () => {
    await assertFails(getDoc(doc(stage.as('mira'), 'artistProfiles/unknown/productSlugs/free-slug')));
    await assertFails(getDoc(doc(stage.as('mira'), 'artistProfiles/other/productSlugs/free-slug')));
    await assertSucceeds(getDoc(doc(stage.as('tide'), 'artistProfiles/other/productSlugs/free-slug')));
  });

  it('is not listed and not written', async () => {
    await assertFails(getDocs(query(collection(stage.as('mira'), slugs), limit(1))));
    await assertFails(setDoc(doc(stage.as('mira'), `${slugs}/new`), productClaim));
    await assertFails(updateDoc(doc(stage.as('mira'), `${slugs}/tide-lines`), { productId: 'two' }));
    await assertFails(deleteDoc(doc(stage.as('mira'), `${slugs}/tide-lines`)));
  });

  it('is claimed by no client, whether the slug is a good one or not', async () => {
    for (const { slug } of PRODUCT_SLUG_SAMPLES.filter(isName)) {
      await assertFails(setDoc(doc(stage.as('mira'), slugs, slug), productClaim));
      expect((await assertSucceeds(getDoc(doc(stage.as('mira'), slugs, slug)))).exists(), slug).toBe(
        slug === 'tide-lines',
      );
    }
  });
});

/** Whether a sample is a valid document id. */
function isName({ slug }: { readonly slug: string }): boolean {
  return slug !== '' && !slug.includes('/');
}
