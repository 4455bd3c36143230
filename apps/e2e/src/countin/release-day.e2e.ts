import { minuteAfter, wallClock } from '../fixtures/artist.ts';
import { confirmedFan, queuedSends } from '../fixtures/fans/confirmed-fan.ts';
import { linkIn, mailbox, messageTo, timesAtHub } from '../fixtures/inbox.ts';
import { publishAnother, publishedRelease } from '../fixtures/published-release.ts';
import { follow, openReceipt, OUT, signUp, STORES } from '../fixtures/fans/receipt.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

/** The steps before a release moment take a few seconds, and several times that on a busy machine. */
const LEAD_MS = 40_000;

test('on the day the message leads to the very link that the fan asked for, and the page has its stores, also without script', async ({
  page,
  person,
}) => {
  const moment = {
    mode: 'instant',
    zone: 'Europe/Lisbon',
    ...wallClock(minuteAfter(LEAD_MS), 'Europe/Lisbon'),
  } as const;
  const { address, artistSlug, title } = await publishedRelease({ moment, storeLinks: STORES });
  const topic = `${stack.fourtrack}/${artistSlug}/feed.rss`;
  await expect.poll(() => timesAtHub(topic)).toBeGreaterThan(0);
  const announced = await timesAtHub(topic);
  const plain = await (await person({ javaScriptEnabled: false })).newPage();
  const store = plain.getByRole('link', { name: /Spotify/ });
  await plain.goto(address);
  await expect(plain.getByRole('button', { name: 'Get Notified' })).toBeVisible();
  await expect(store).toBeHidden();
  const contact = `${unique('dora')}@example.com`;
  await signUp(page, address, contact, 'TIDAL');
  await openReceipt(page, contact);
  const message = await messageTo(contact, /is now available/);
  expect(linkIn(message, 'tidal.com')).toBe('https://tidal.com/album/1');
  expect(linkIn(message, '/release/')).toBe(address);
  await plain.reload();
  await expect(plain.getByText(`${title} is now available`)).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Get Notified' })).toBeHidden();
  // Without script the link leads through the host, which counts the click.
  await expect(store).toHaveAttribute('href', /^\?go=/);
  const followed = plain.waitForRequest((request) => request.url() === STORES[0]?.url);
  await store.click({ noWaitAfter: true });
  expect((await followed).redirectedFrom()?.url()).toContain('?go=');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'It’s out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Listen on TIDAL' })).toHaveAttribute(
    'href',
    'https://tidal.com/album/1',
  );
  // Feeds say since when it is out.
  await expect.poll(() => timesAtHub(topic)).toBeGreaterThan(announced);
});

test('a follower is told of the artist’s next release at its moment, once', async ({ page }) => {
  const first = await publishedRelease({ moment: OUT });
  const contact = `${unique('dora')}@example.com`;
  await page.goto(`${stack.fourtrack}/${first.artistSlug}`);
  await follow(page, contact, first.artistName);
  // In place: nothing that plays on the page is cut off.
  await expect(page.getByText(`We sent a message to ${contact}`)).toBeVisible();
  await expect(page).toHaveURL(`${stack.fourtrack}/${first.artistSlug}`);
  await openReceipt(page, contact);

  const next = await publishAnother(first, 'Low Sun', {
    mode: 'instant',
    zone: 'Europe/Lisbon',
    ...wallClock(minuteAfter(LEAD_MS), 'Europe/Lisbon'),
  });
  await page.reload();
  await expect(page.getByText(/^Due /)).toBeVisible();
  const message = await messageTo(contact, /^Low Sun is now available$/);
  expect(linkIn(message, '/release/')).toBe(next);
  expect((await mailbox(contact)).map(({ subject }) => subject)).toEqual([
    `Confirm that we may tell you about new releases by ${first.artistName}`,
    'Low Sun is now available',
  ]);
});

test('the task queue has a release’s moment ahead of time, and every fan is told at it, once', async () => {
  const at = minuteAfter(LEAD_MS);
  const moment = { mode: 'instant', zone: 'Europe/Lisbon', ...wallClock(at, 'Europe/Lisbon') } as const;
  const { artistId, productId, title } = await publishedRelease({ moment });
  const fans = ['eva', 'finn', 'gia', 'hugo'].map((name) => `${unique(name)}@example.com`);
  for (const contact of fans) await confirmedFan(productId, contact);
  await expect.poll(() => queuedSends(artistId)).toEqual([at]);
  for (const contact of fans) await messageTo(contact, /is now available/);
  // Done with: the queue gives it no further attempt, and the schedule has looked again since.
  await expect.poll(() => queuedSends(artistId)).toEqual([]);
  for (const contact of fans)
    expect((await mailbox(contact)).map(({ subject }) => subject)).toEqual([
      `Confirm that we may tell you about ${title}`,
      `${title} is now available`,
    ]);
});
