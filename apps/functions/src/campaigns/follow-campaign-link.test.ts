import { documents } from '@countin/domain/documents';
import { ALL_FANS } from '@countin/domain/fan';
import { beforeEach, expect, test } from 'vitest';
import { stopSignup } from '../signups/receipt/stop-signup.ts';
import { putWaiting } from '../testing/sending/put-waiting.ts';
import { mailIdOf } from '../platform/message-ids.ts';
import { createWorld, SIGNUP_SECRET, type TestWorld } from '../testing/services.ts';
import { putArtist, putPage } from '../testing/stage.ts';
import { feedback } from '../webhooks/testing/example-reports.ts';
import { takeMailReport } from '../webhooks/take-mail-report.ts';
import { takeReply } from '../webhooks/take-reply.ts';
import { createCampaign } from './create-campaign.ts';
import { followCampaignLink } from './follow-campaign-link.ts';
import { readCampaignResults, readRecipients } from './read-results.ts';
import { saveCampaign } from './save-campaign.ts';
import { startCampaign } from './send/start-campaign.ts';

const ownerId = 'artist-mira';
const owner = { ownerId, ownerKind: 'artist' } as const;
const ADDRESS = '203.0.113.7';
const TICKETS = 'https://mira.test/tour?date=1';

let world: TestWorld;
let campaignId: string;

beforeEach(async () => {
  world = createWorld('campaign-links');
  await putArtist(world);
  await putPage(world);
  const follow = { scope: 'artist', productId: null, releaseTitle: '', dueAt: null } as const;
  await putWaiting(world, [
    { ...follow, contact: 'ana@example.com' },
    { ...follow, contact: 'ben@example.com' },
  ]);
  ({ campaignId } = await createCampaign(world, 'uid-mira', { ...owner, language: 'en' }));
  const { stored } = await saveCampaign(world, 'uid-mira', {
    ...owner,
    campaignId,
    base: { blocks: [], texts: {}, audience: ALL_FANS },
    changes: {
      blocks: [
        { id: 'a', kind: 'text' },
        { id: 'b', kind: 'release', productId: 'product-tide' },
        { id: 'c', kind: 'button', url: TICKETS },
      ],
      texts: { en: { subject: 'News', message: '', parts: { a: 'Hello.', c: 'Tickets' } } },
    },
  });
  await startCampaign(world, 'uid-mira', { ...owner, campaignId, updatedAt: stored.updatedAt, confirmed: null });
});

const mailTo = (contact: string) => world.mails.find(({ to }) => to === contact)!;
const tokensTo = (contact: string) =>
  [...mailTo(contact).text.matchAll(/^https?:\/\/([^/\s]+)\/r\/go\/([\w-]+)$/gm)].map(([, host, token]) => ({
    host,
    token: token ?? '',
  }));
/** The token with another letter at a position. */
const alter = (token: string, at: number) =>
  `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
const follow = (token: string, counts = true) => followCampaignLink(world, ADDRESS, { token, counts });
const results = async () => (await readCampaignResults(world, 'uid-mira', { ...owner, campaignId })).results;

test('links of a mail are on the short host, lead where the campaign says, and count their fan once', async () => {
  const [release, tickets, ...others] = tokensTo('ana@example.com');
  expect(others).toEqual([]);
  expect(release?.host).toMatch(/^cnt\./);
  expect(mailTo('ana@example.com').html).not.toContain(TICKETS);
  // Mail programs that only look at a link are no fans.
  expect(await follow(tickets!.token, false)).toEqual({ url: TICKETS });
  expect(await results()).toMatchObject({ clicked: 0 });
  expect(await follow(tickets!.token)).toEqual({ url: TICKETS });
  expect((await follow(release!.token)).url).toMatch(/\/release\/mira-okafor\./);
  expect(await results()).toMatchObject({ accepted: 2, clicked: 1 });
  const { recipients } = await readRecipients(world, 'uid-mira', { ...owner, campaignId, states: [], after: null });
  expect(recipients.filter(({ clickedAt }) => clickedAt !== null).map(({ contact }) => contact)).toEqual([
    'ana@example.com',
  ]);
});

test('a link that was altered, or whose fan is erased, leads nowhere', async () => {
  const token = tokensTo('ana@example.com')[1]!.token;
  // In the signature, in the position of the block, in the fan, in the campaign.
  const changed = [5, 18, 30, 45].map((fromEnd) => alter(token, token.length - fromEnd));
  for (const wrong of [...changed, token.slice(1), `${token}A`, 'x', campaignId])
    await expect(follow(wrong)).rejects.toMatchObject({ code: 'campaign/link-gone' });
  for (const path of await world.list('outbox')) await world.db.doc(path).delete();
  await expect(follow(token)).rejects.toMatchObject({ code: 'campaign/link-gone' });
});

test('unsubscribing by a campaign’s link counts in its results, and a spam report too', async () => {
  const [, token = '', query = ''] = /\/r\/([\w-]{43})\?(.*)$/.exec(mailTo('ana@example.com').unsubscribe ?? '') ?? [];
  expect(new URLSearchParams(query).has('one-click')).toBe(true);
  expect(new URLSearchParams(query).get('campaign')).toBe(campaignId);
  await stopSignup(world, ADDRESS, { token, oneClick: true, campaignId });
  const report = feedback(
    'abuse',
    `Message-ID: <${mailIdOf(SIGNUP_SECRET, mailTo('ben@example.com').messageId)}@countin.example>`,
  );
  await takeMailReport(world, Buffer.from(report), 'countin.example');
  expect(await results()).toMatchObject({ unsubscribed: 1, complained: 1, accepted: 2 });
  // Another campaign, which the fan never got, cannot be named.
  await stopSignup(world, ADDRESS, { token, campaignId: 'another' });
  expect(await world.list(documents.outbox().path)).toHaveLength(2);
});

const from = '+4915112345678';

async function sendText(messages: Partial<Record<'en' | 'de', string>>, language: 'en' | 'de' = 'en') {
  const follow = { scope: 'artist', productId: null, releaseTitle: '', dueAt: null } as const;
  await putWaiting(world, [{ ...follow, channel: 'phone', contact: from, zone: 'Europe/Berlin', language }]);
  ({ campaignId } = await createCampaign(world, 'uid-mira', { ...owner, language: 'en' }));
  const texts = Object.fromEntries(
    Object.entries(messages).map(([each, message]) => [each, { subject: '', message, parts: {} }]),
  );
  const { stored } = await saveCampaign(world, 'uid-mira', {
    ...owner,
    campaignId,
    base: { channel: 'email', texts: {} },
    changes: { channel: 'phone', texts },
  });
  await startCampaign(world, 'uid-mira', { ...owner, campaignId, updatedAt: stored.updatedAt, confirmed: null });
}

test('links of a text message are short, lead where its words in the fan’s language say, and are counted', async () => {
  await sendText({ en: 'https://mira.test/en', de: `Karten: ${TICKETS}. Hier: http://mira.test/b` }, 'de');
  const { text } = world.texts[0]!;
  expect(text).not.toContain('mira.test');
  const tokens = [...text.matchAll(/https?:\/\/cnt\.[^/]+\/r\/go\/([\w-]{12})(?=[.\s])/g)].map(([, token]) => token!);
  expect(await Promise.all(tokens.map((token) => follow(token, false)))).toEqual([
    { url: TICKETS },
    { url: 'http://mira.test/b' },
  ]);
  expect(await results()).toMatchObject({ accepted: 1, clicked: 0 });
  await follow(tokens[0]!);
  expect(await results()).toMatchObject({ clicked: 1 });
  const [token = ''] = tokens;
  for (const wrong of [`${token.slice(0, 11)}_`, alter(token, 0), token.slice(0, 11)])
    await expect(follow(wrong)).rejects.toMatchObject({ code: 'campaign/link-gone' });
});

test('STOP by text counts in the results of the campaign that it answers', async () => {
  await sendText({ en: 'News by text' });
  expect(world.texts.map(({ to }) => to)).toEqual([from]);
  await takeReply(world, { from, text: 'STOP' });
  await takeReply(world, { from, text: 'STOP' });
  expect(await results()).toMatchObject({ accepted: 1, unsubscribed: 1 });
});
