import { callables } from '@countin/domain/callables';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { paths as documentPaths } from '@countin/domain/documents';
import { logInOnCountin } from '../fixtures/artist.ts';
import { callRaw, newPerson, verifyEmail, type Person } from '../fixtures/attacker.ts';
import { call, newLabel, titlesIn, type OwnLabel } from '../fixtures/label/label-feeds.ts';
import { stack } from '../fixtures/stack.ts';
import { readAs } from '../fixtures/stored.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

interface OwnArtist {
  readonly owner: Person;
  readonly artistId: string;
  readonly slug: string;
  readonly name: string;
}

/** An artist without releases and its owner. */
async function newArtist(): Promise<OwnArtist> {
  const owner = await newPerson();
  const [name, slug] = [unique('Mira'), unique('mira')];
  const { profileId } = await call(owner, 'createProfile', { kind: 'artist', customSlug: slug, name });
  return { owner, artistId: String(profileId), slug, name };
}

/** Creates a draft that names the label; gives its id. */
async function draft({ owner, artistId }: OwnArtist, label: OwnLabel, title: string, date: string): Promise<string> {
  const { productId } = await call(owner, 'createRelease', {
    artistId,
    productSlug: unique('release'),
    title,
    kind: 'single',
    labelName: label.name,
    cover: { style: 'waves', colours: ['#0b3954', '#ff6b35', '#f7fff7'], seed: 42 },
    releaseMoment: { mode: 'instant', date, time: '12:00', zone: 'UTC' },
  });
  return String(productId);
}
/** Signs a fan up for a release, without a browser. */
async function signUpFan(productId: string, contact: string): Promise<void> {
  const { status } = await callRaw(callables.signUp.name, {
    productId,
    contact,
    name: 'Ada',
    consent: true,
    wordingVersion: CONSENT_WORDING_VERSION,
    language: 'en',
    zone: 'UTC',
    service: 'spotify',
    country: 'DE',
  });
  expect(status).toBe(200);
}

const nextYear = `${new Date().getUTCFullYear() + 1}-08-01`;

test('a label invites an artist, who accepts; the label edits the artist’s draft', async ({ page, person }) => {
  const [label, artist] = await Promise.all([newLabel(), newArtist()]);
  await verifyEmail(label.owner.uid);
  const title = unique('Low Water');
  const productId = await draft(artist, label, title, nextYear);
  await logInOnCountin(page, label.owner.account);
  await page.goto(`${stack.main}/label/${label.labelId}`);
  await test.step('the label offers, with the right to edit releases', async () => {
    await page.getByLabel('Artist address').fill(artist.slug);
    await page.getByLabel('Edit releases').check();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expect(page.getByText('The offer was sent and is waiting for an answer.')).toBeVisible();
    await expect(page.getByRole('button', { name: `Withdraw the offer: ${artist.name}` })).toBeVisible();
    await expect(page.getByText(title)).toBeHidden();
  });
  await test.step('the artist sees what is asked for, and accepts', async () => {
    const other = await (await person()).newPage();
    await logInOnCountin(other, artist.owner.account);
    await other.goto(`${stack.main}/artist/${artist.artistId}/settings`);
    const part = other.getByRole('region', { name: 'Agreements with labels' });
    await expect(part.getByText(`${label.name} wants you on its roster`)).toBeVisible();
    await expect(part.getByText('Edit releases · See numbers')).toBeVisible();
    await part.getByRole('button', { name: `Accept the offer: ${label.name}` }).click();
    await expect(part.getByRole('button', { name: `End the agreement: ${label.name}` })).toBeVisible();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: `End the agreement: ${artist.name}` })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`${stack.main}/artist/${artist.artistId}/products/${productId}`);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await page.getByLabel('Title').first().fill(`${title} II`);
  const stored = () => readAs(artist.owner.idToken, documentPaths.musicProduct(productId), 'title');
  await expect.poll(stored).toBe(`${title} II`);
});

test.describe('an artist who leaves', () => {
  test('takes releases and fans along; the label keeps its feed’s history and loses the drafts', async ({ page }) => {
    const [label, artist] = await Promise.all([newLabel(), newArtist()]);
    await verifyEmail(label.owner.uid);
    const grants = ['releases.see', 'numbers.see'] as const;
    const pair = { kind: 'artist', profileId: artist.artistId, partnerId: label.labelId } as const;
    await call(label.owner, 'offerAgreement', {
      kind: 'label',
      profileId: label.labelId,
      slug: artist.slug,
      grants: [...grants],
    });
    await call(artist.owner, 'acceptAgreement', { ...pair, grants: [...grants] });
    const [old, next, secret] = [unique('Old'), unique('Next'), unique('Secret')];
    const publish = async (title: string, date: string) => {
      const productId = await draft(artist, label, title, date);
      await call(artist.owner, 'publishRelease', { productId });
      return productId;
    };
    await publish(old, '2023-06-09');
    const contact = `${unique('fan')}@example.com`;
    await signUpFan(await publish(next, nextYear), contact);
    const secretId = await draft(artist, label, secret, nextYear);
    const working = () => readAs(label.owner.idToken, documentPaths.musicProduct(secretId), 'title');
    expect(await working()).toBe(secret);
    const inFeed = async (title: string) =>
      (await titlesIn(label.feed('/feed.json')))?.some((each) => each?.includes(title)) ?? false;
    await expect.poll(() => inFeed(old)).toBe(true);
    await expect.poll(() => inFeed(next)).toBe(true);

    await logInOnCountin(page, artist.owner.account);
    await page.goto(`${stack.main}/artist/${artist.artistId}/settings`);
    await page.getByRole('button', { name: `End the agreement: ${label.name}` }).click();
    const dialog = page.getByRole('alertdialog', { name: `End the agreement with ${label.name}?` });
    await expect(dialog.getByText('You keep your artist, your releases and all your fans.')).toBeVisible();
    await dialog.getByRole('button', { name: 'End', exact: true }).click();
    await expect(page.getByText('No agreement with a label yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Agreement ended: ${label.name}`)).toBeVisible();

    expect(await working()).toBeNull();
    await expect.poll(() => inFeed(next)).toBe(false);
    expect(await inFeed(old)).toBe(true);
    await page.goto(`${stack.main}/artist/${artist.artistId}/products`);
    for (const title of [old, next, secret]) await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page.goto(`${stack.main}/artist/${artist.artistId}/signups`);
    await expect(page.getByRole('table', { name: 'Fans' }).getByRole('row')).toHaveText([new RegExp(contact)]);
    const refused = await callRaw(
      'studio/readAgreements',
      { kind: 'artist', profileId: artist.artistId },
      label.owner.idToken,
    );
    expect(refused.code).toBe('access/denied');
  });
});
