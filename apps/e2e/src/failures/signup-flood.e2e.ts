import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { logInOnCountin } from '../fixtures/artist.ts';
import { requestHost, type Answer } from '../fixtures/request-host.ts';
import { functionsReachFirestore } from '../fixtures/firestore-server.ts';
import { processesOfStack } from '../fixtures/processes.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

const FLOOD = 200;
/** Another client address than the browsers'. */
const FLOODER = '127.0.0.77';
/** Twice the limit of one address in a minute: the flood may come as a minute ends. */
const FEW = 40;
/** One process serves what is called, and one the delivery of messages, which a document starts. */
const PROCESSES = 2;
const SAID = 'Too many requests. Wait a minute and try again.';

test('two hundred signups at once from one address: a few pass, the rest are told to wait, and other fans get through', async ({
  page,
  person,
}) => {
  // A process takes longer to start on a slow machine than the host waits for its first answer.
  await functionsReachFirestore();
  const release = await publishedRelease();
  const stem = unique('flood');
  const fan = await (await person()).newPage();

  const before = processesOfStack();
  let most = 0;
  const post = async (turn: number): Promise<Answer> => {
    const answer = await requestHost(release.address, {
      method: 'POST',
      from: FLOODER,
      // By turns as the plain form posts and as the page's script does.
      headers: { accept: turn % 2 === 0 ? 'text/html' : 'application/json' },
      form: {
        contact: `${stem}-${turn}@example.com`,
        name: '',
        consent: 'on',
        wordingVersion: CONSENT_WORDING_VERSION,
        language: 'en',
        zone: 'Europe/Lisbon',
      },
    });
    if (turn % 20 === 0) most = Math.max(most, processesOfStack());
    return answer;
  };
  const flood = Promise.all(Array.from({ length: FLOOD }, (_, turn) => post(turn)));

  const contact = `${unique('eva')}@example.com`;
  await test.step('meanwhile another fan reads the page and signs up', async () => {
    await fan.goto(release.address);
    await expect(fan.getByRole('heading', { level: 1, name: release.title })).toBeVisible();
    await fan.getByLabel('Email or Phone').fill(contact);
    await fan.getByRole('checkbox', { name: /about this release/ }).check();
    await fan.getByRole('button', { name: 'Get Notified' }).click();
    await expect(fan.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  });

  const answers = await flood;
  const passed = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);

  await test.step('a few pass', () => {
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(answers).toHaveLength(FLOOD);
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.length).toBeLessThanOrEqual(FEW);
  });

  await test.step('the rest learn when to come back, on a page that can be read', () => {
    for (const { headers, text } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(text).toContain(SAID);
      if (headers['content-type']?.startsWith('application/json'))
        expect(JSON.parse(text)).toMatchObject({ ok: false, message: SAID });
      else expect(text).toContain(`${stem}-`);
    }
    const kinds = new Set(refused.map(({ headers }) => headers['content-type']));
    expect(kinds.size, 'pages and JSON').toBe(2);
  });

  await test.step('no process was started for each of them', () => {
    expect(most - before).toBeLessThanOrEqual(PROCESSES);
  });

  await test.step('the artist’s list holds what passed, and nothing else', async () => {
    await logInOnCountin(page, release.account);
    await page.goto(`${stack.main}/artist/${release.artistId}/signups`);
    const fans = page.getByRole('table', { name: 'Fans' });
    // Only rows near the window are in the document: the table says how many there are.
    await expect(fans).toHaveAttribute('aria-rowcount', String(passed.length + 1));
    await page.getByRole('searchbox', { name: 'Search fans' }).fill(contact);
    await expect(fans.getByRole('row')).toHaveText([new RegExp(contact)]);
  });
});
