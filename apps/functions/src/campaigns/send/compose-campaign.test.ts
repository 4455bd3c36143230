import { campaignPlainText, shownBlocks } from '@countin/campaign-message';
import { campaignHtml } from '@countin/campaign-message/markup';
import { campaignSchema } from '@countin/domain/campaigns';
import type { Language } from '@countin/domain/locale';
import { createTranslator } from '@countin/i18n';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { composeCampaignMail } from './compose-campaign.ts';
import type { LoadedCampaign } from './loaded-campaign.ts';

const TICKETS = 'https://mira.test/tour?date=1&seat="2"';
const campaign = v.parse(campaignSchema, {
  id: 'letter',
  ownerKind: 'artist',
  ownerId: 'artist-mira',
  title: 'Letter',
  channel: 'email',
  language: 'en',
  blocks: [
    { id: 'a', kind: 'text' },
    { id: 'none', kind: 'picture', imageId: null },
    { id: 'b', kind: 'release', productId: 'sun' },
    { id: 'c', kind: 'button', url: TICKETS },
  ],
  texts: {
    en: { subject: 'News & more', message: '', parts: { a: 'Hello $& <you>.', c: 'Tickets' } },
    ar: { subject: 'أخبار', message: '', parts: { a: 'مرحبًا.', c: 'التذاكر' } },
  },
  productId: null,
  audience: {},
  timing: { mode: 'now' },
  state: 'sending',
  createdBy: 'uid-mira',
  createdAt: 1,
  updatedAt: 1,
  ...{ startedAt: 1, startedBy: 'uid-mira', size: null, beginsAt: 1, endedAt: null, hold: null },
});
const sun = { title: 'Low Sun', artist: 'Mira', cover: 'https://countin.test/cover', link: 'https://countin.test/sun' };
const loaded: LoadedCampaign = {
  campaign,
  ownerName: 'Mira',
  origin: 'https://countin.test',
  shortOrigin: 'https://cnt.test',
  releases: new Map([['sun', sun]]),
};

const mailTo = (name: string, language: Language, isCounted = true) =>
  composeCampaignMail(loaded, {
    to: `${name}@example.com`,
    name: '',
    language,
    messageId: name,
    stop: `https://countin.test/r/${name}?a=1&b='2'`,
    unsubscribe: null,
    linkOf: (at) => (isCounted ? `https://cnt.test/${name}/${at}` : null),
  });

/** The same mail, rendered for its recipient alone. */
function rendered(name: string, language: Language, isCounted = true) {
  const t = createTranslator(language);
  const words = campaign.texts[language]!;
  const counted = (at: number, link: string) => (isCounted ? `https://cnt.test/${name}/${at}` : link);
  const blocks = shownBlocks(campaign.blocks, words, {
    sourceOf: () => '',
    releaseOf: () => ({ ...sun, link: counted(2, sun.link) }),
    releaseAction: (title) => t('campaigns:message.release', { title }),
    name: '',
  }).map((block) => (block.kind === 'button' ? { ...block, link: counted(3, TICKETS) } : block));
  const content = {
    language,
    direction: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    subject: words.subject,
    blocks,
    why: t('campaigns:message.why', { artist: 'Mira' }),
    stop: { text: t('campaigns:message.stop'), link: `https://countin.test/r/${name}?a=1&b='2'` },
  };
  return { text: campaignPlainText(content), html: campaignHtml(content) };
}
/** A character has several spellings in HTML. */
const oneSpelling = (html: string) =>
  html.replace(/&(amp|quot|#x27|lt|gt);/g, (spelling, name: string) => {
    const code = { amp: 38, quot: 34, '#x27': 39, lt: 60, gt: 62 }[name];
    return code === undefined ? spelling : `&#${code};`;
  });

test.each<[string, Language, boolean]>([
  ['ana', 'en', true],
  ['ben', 'en', true],
  ['nour', 'ar', true],
  ['test', 'en', false],
])('a mail from what all have in common is the one that %s alone would get', (name, language, isCounted) => {
  const mail = mailTo(name, language, isCounted);
  const alone = rendered(name, language, isCounted);
  expect(mail.text).toBe(alone.text);
  expect(oneSpelling(mail.html)).toBe(oneSpelling(alone.html));
});

test('links of one fan are in no other mail, and are what is personal', () => {
  const [ana, ben] = [mailTo('ana', 'en'), mailTo('ben', 'en')];
  for (const link of ana.personal) expect(`${ben.text}${ben.html}`).not.toContain(link);
  expect(ana.personal).toEqual([
    "https://countin.test/r/ana?a=1&b='2'",
    'https://cnt.test/ana/2',
    'https://cnt.test/ana/3',
  ]);
});
