import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import type { Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { requestHost, headingIn } from '../fixtures/request-host.ts';
import { linkIn, mailbox, messageTo } from '../fixtures/inbox.ts';
import { publishedRelease, type OwnRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

test('a fan who signs up twice is on the list once', async ({ page, person }) => {
  const release = await publishedRelease();
  const contact = `${unique('ana')}@example.com`;
  for (const written of [contact, ` ${contact.toUpperCase()} `]) {
    const fan = await (await person()).newPage();
    await signUp(fan, release, written);
    await expect(fan.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  }
  await openFans(page, release);
  await expect(page.getByRole('table', { name: 'Fans' }).getByRole('row')).toHaveText([new RegExp(contact)]);
  // A second message would allow a user to flood another person's mailbox. Both sign-ups were sent before the first.
  await messageTo(contact, /Confirm/);
  expect(await mailbox(contact)).toHaveLength(1);
});

test('a fan stops the messages from the receipt', async ({ page, person }) => {
  const release = await publishedRelease();
  const contact = `${unique('ben')}@example.com`;
  const fan = await (await person()).newPage();
  await signUp(fan, release, contact);
  await fan.goto(linkIn(await messageTo(contact, /Confirm/), '/r/'));
  await expect(fan.getByRole('heading', { level: 1, name: 'You’re on the list', exact: true })).toBeVisible();
  await openFans(page, release);
  await expect(fanRow(page, contact)).toContainText('Confirmed');

  await fan.getByRole('button', { name: 'Stop All Messages' }).click();
  await expect(
    fan.getByRole('heading', { level: 1, name: 'You won’t get any more messages about this' }),
  ).toBeVisible();
  await expect(fan.getByRole('button', { name: 'Stop All Messages' })).toBeHidden();
  // The artist's list updates without a reload.
  await expect(fanRow(page, contact)).toContainText('Unsubscribed');

  await test.step('opening the old link again does not bring them back', async () => {
    await fan.reload();
    await expect(
      fan.getByRole('heading', { level: 1, name: 'You won’t get any more messages about this' }),
    ).toBeVisible();
    await expect(fanRow(page, contact)).toContainText('Unsubscribed');
  });
});

test('a mail program stops the messages with one click', async ({ page, person }) => {
  const release = await publishedRelease();
  const contact = `${unique('cem')}@example.com`;
  await signUp(await (await person()).newPage(), release, contact);
  const message = await messageTo(contact, /Confirm/);

  // RFC 8058: the unsubscribe URL is in the mail headers. Mail programs POST to it without cookie, Origin or page.
  expect(message.headers).toContainEqual({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' });
  const address =
    /<(http[^>]+)>/.exec(message.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '';
  const answer = await requestHost(address, { method: 'POST', form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status).toBe(200);
  expect(headingIn(answer)).toBe('You won’t get any more messages about this');

  await openFans(page, release);
  await expect(fanRow(page, contact)).toContainText('Unsubscribed');
});

test('a fan with a phone gets a text, and is on the list by its link', async () => {
  const { address, title } = await publishedRelease();
  const number = `+1415555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
  const form = {
    contact: number,
    name: '',
    consent: 'on',
    wordingVersion: CONSENT_WORDING_VERSION,
    language: 'en',
    zone: '',
  };
  expect((await requestHost(address, { method: 'POST', form })).text).toContain(`We sent a message to ${number}`);
  const text = await messageTo(number, /Text message/);
  expect(text.text).toContain(title);
  const receipt = linkIn(text, '/r/');
  expect(headingIn(await requestHost(receipt))).toBe('One tap and you’re on the list');
  expect(headingIn(await requestHost(receipt, { method: 'POST', form: { action: 'confirm' } }))).toBe(
    'You’re on the list',
  );
});

test('an unknown receipt link says so', async () => {
  const answer = await requestHost(`${stack.main}/r/${'A'.repeat(43)}`);
  expect(answer.status).toBe(404);
  expect(headingIn(answer)).toBe('This link no longer works');
});

async function signUp(fan: Page, { address }: OwnRelease, contact: string): Promise<void> {
  await fan.goto(address);
  await fan.getByLabel('Email or Phone').fill(contact);
  await fan.getByRole('checkbox', { name: /about this release/ }).check();
  await fan.getByRole('button', { name: 'Get Notified' }).click();
}

async function openFans(page: Page, { account, artistId }: OwnRelease): Promise<void> {
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/signups`);
}

function fanRow(page: Page, contact: string) {
  return page.getByRole('row').filter({ hasText: contact });
}
