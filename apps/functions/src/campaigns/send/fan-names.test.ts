import type { CampaignContent } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { mimeMail } from '../../platform/senders/mime-mail.ts';
import { putUser } from '../../testing/people.ts';
import { putWaiting } from '../../testing/sending/put-waiting.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { putArtist } from '../../testing/stage.ts';
import { writeCampaign } from '../../testing/write-campaign.ts';
import { followCampaignLink } from '../follow-campaign-link.ts';
import { readCampaignResults } from '../read-results.ts';
import { testCampaign } from '../test-campaign.ts';
import { startCampaign } from './start-campaign.ts';

const owner = { ownerId: 'artist-mira', ownerKind: 'artist' } as const;
const FOLLOW = { scope: 'artist', productId: null, releaseTitle: '', dueAt: null } as const;
const MAIL = {
  blocks: [
    { id: 'a', kind: 'text' },
    { id: 'b', kind: 'button', url: 'shop.example/tour' },
  ],
  texts: {
    en: {
      subject: 'News for {{name}}',
      message: '',
      parts: { a: 'Hello {{name}}, see mira.test/tour?a=1&b=2.', b: 'Tickets' },
    },
  },
} satisfies Partial<CampaignContent>;

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('fan-names');
  await putArtist(world);
});

async function send(changes: Partial<CampaignContent>): Promise<string> {
  const campaignId = await writeCampaign(world, 'uid-mira', owner, changes);
  const stored = readDocument(
    documents.campaign,
    await world.db.doc(documents.campaign('artist', owner.ownerId, campaignId).path).get(),
  );
  await startCampaign(world, 'uid-mira', { ...owner, campaignId, updatedAt: stored?.updatedAt ?? 0, confirmed: null });
  return campaignId;
}
/** A mail as it arrives. */
async function arrived(contact: string) {
  const mail = world.mails.find(({ to }) => to === contact);
  if (!mail) throw new Error(`nothing for ${contact}`);
  return PostalMime.parse(mimeMail(mail, { name: 'Countin', address: 'mail@countin.test' }, 0));
}

test('a mail calls its fan by the given name, and one without a name by the written word', async () => {
  await putWaiting(world, [
    { ...FOLLOW, contact: 'ana@example.com', name: 'Ana María López' },
    { ...FOLLOW, contact: 'nour@example.com', name: 'نور' },
    { ...FOLLOW, contact: 'none@example.com', name: '' },
  ]);
  await send(MAIL);
  const ana = await arrived('ana@example.com');
  expect(ana.subject).toBe('News for Ana');
  expect(ana.text).toContain('Hello Ana, see mira.test/tour?a=1&b=2.');
  expect(ana.html).toContain('Hello <bdi>Ana</bdi>, see <a href=');
  expect((await arrived('nour@example.com')).subject).toBe('News for نور');
  expect((await arrived('none@example.com')).text).toContain('Hello there, see');
  const { parts, ...words } = MAIL.texts.en;
  await send({ ...MAIL, texts: { en: { ...words, nameFallback: 'friend & <co>', parts } } });
  const second = world.mails.filter(({ to }) => to === 'none@example.com').at(-1);
  expect(second).toMatchObject({ subject: 'News for friend & <co>' });
  expect(second?.text).toContain('Hello friend & <co>, see');
  expect(second?.html).toContain('friend &#38; &#60;co&#62;');
});

test.each(['<img src=x onerror=alert(1)>', '{{name}}', 'https://evil.test/login', 'evil.test', 'x'.repeat(80)])(
  'a name that is none does no harm: %j',
  async (name) => {
    await putWaiting(world, [{ ...FOLLOW, contact: 'mallory@example.com', name }]);
    await send(MAIL);
    const mail = await arrived('mallory@example.com');
    expect(mail.subject).toBe('News for there');
    expect(`${mail.text}${mail.html}`).not.toMatch(/evil|onerror|\{\{|x{30}/);
  },
);

test('a line break in a name stays within its header', async () => {
  await putWaiting(world, [{ ...FOLLOW, contact: 'ana@example.com', name: 'Ana\r\nBcc: all@example.com' }]);
  await send(MAIL);
  const mail = await arrived('ana@example.com');
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.subject).toBe('News for Ana');
});

test('a link in a text and a button without https are counted, and lead where they say', async () => {
  await putWaiting(world, [{ ...FOLLOW, contact: 'ana@example.com', language: 'de' }]);
  const campaignId = await send({
    ...MAIL,
    texts: { ...MAIL.texts, de: { subject: 'Neues', message: '', parts: { a: 'Siehe mira.test/de.', b: 'Karten' } } },
  });
  const { html = '' } = await arrived('ana@example.com');
  const tokens = [...html.matchAll(/\/r\/go\/([\w-]+)/g)].map(([, token]) => token ?? '');
  const targets = await Promise.all(
    tokens.map(async (token) => (await followCampaignLink(world, '203.0.113.7', { token, counts: true })).url),
  );
  expect(targets).toEqual(['https://mira.test/de', 'https://shop.example/tour']);
  const { results } = await readCampaignResults(world, 'uid-mira', { ...owner, campaignId });
  expect(results.clicked).toBe(1);
});

test('a text message calls its fan by name too', async () => {
  world.setNow(Date.parse('2026-06-12T16:00:00Z'));
  const phone = { ...FOLLOW, channel: 'phone', zone: 'Europe/Berlin' } as const;
  await putWaiting(world, [
    { ...phone, contact: '+4915112345678', name: 'Ana López' },
    { ...phone, contact: '+4915112345679', name: 'https://evil.test' },
  ]);
  await send({
    channel: 'phone',
    texts: { en: { subject: '', message: 'Hi {{name}}: https://mira.test', parts: {} } },
  });
  const texts = world.texts
    .map(({ text }) => text)
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('Hi '));
  expect(texts.toSorted()).toEqual([
    expect.stringMatching(/^Hi Ana: https?:\S+\/r\/go\/[\w-]{12}$/),
    expect.stringMatching(/^Hi there: https?:\S+\/r\/go\/[\w-]{12}$/),
  ]);
});

test('a test says in its subject what it is, and calls the sender by name', async () => {
  await putUser(world, 'uid-mira', { displayName: 'Mira Okafor' });
  world.identity.put('uid-mira', { email: 'mira@example.com' });
  world.identity.verifiedUids.add('uid-mira');
  const campaignId = await writeCampaign(world, 'uid-mira', owner, {
    ...MAIL,
    texts: { ...MAIL.texts, ja: { subject: 'お知らせ', message: '', parts: { a: 'こんにちは', b: 'チケット' } } },
  });
  for (const language of ['en', 'ja', 'fr'] as const)
    await testCampaign(world, 'uid-mira', { ...owner, campaignId, language });
  expect(world.mails.map(({ subject }) => subject)).toEqual([
    '[Test] News for Mira',
    '【テスト】お知らせ',
    '[Test] News for Mira',
  ]);
  expect(world.mails[0]?.text).toContain('Hello Mira, see');
});
