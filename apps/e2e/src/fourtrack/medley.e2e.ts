import { giveEars, listen } from '../fixtures/medley/sound.ts';
import { ADDRESS, CLIP, heardAt, player, position } from '../fixtures/medley/medley-player.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

// The ears of these stories are a script that no page would allow.
test.use({ bypassCSP: true });

test('next, previous, pause and seeking by keyboard', async ({ page }) => {
  await giveEars(page);
  await page.goto(ADDRESS);
  await expect(position(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Play Funchal, Half Past Five' }).click();
  await expect(page.locator('[data-track="1"]')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Next track' }).click();
  await expect(page.locator('[data-track="2"]')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Previous track' }).click();
  await expect(page.locator('[data-track="1"]')).toHaveAttribute('aria-current', 'true');

  await expect.poll(() => heardAt(page)).toBeGreaterThan(0);
  await player(page).getByRole('button', { name: 'Pause' }).click();
  const before = await heardAt(page);
  await position(page).focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => heardAt(page)).toBeGreaterThan(before + 3);
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^0:0\d of 0:36$/);
  expect(await page.evaluate(() => window.ears.players.every((each) => each.paused))).toBe(true);
});

test('a title leads to its release', async ({ page }) => {
  await page.goto(ADDRESS);
  await player(page).getByRole('link', { name: 'Funchal, Half Past Five' }).click();
  await expect(page).toHaveURL(`${stack.main}/release/mira-okafor.funchal-half-past-five`);
});

test('an unplayable clip is skipped with a message, and the rest plays', async ({ page }) => {
  await page.route(`**${CLIP}2`, (route) =>
    route.fulfill({ status: 200, contentType: 'audio/mpeg', body: 'no sound' }),
  );
  await giveEars(page);
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Play Funchal, Half Past Five' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Funchal, Half Past Five couldn’t be played. Skipping to the next track.',
  );
  await expect(page.locator('[data-track="2"]')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => heardAt(page)).toBeGreaterThan(0.5);
});

test('a tap before the player has loaded counts as soon as it has', async ({ page }) => {
  let release = () => undefined as void;
  const tapped = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/medley-part-*.js', async (route) => {
    await tapped;
    await route.continue();
  });
  await giveEars(page);
  const requested = page.waitForRequest('**/medley-part-*.js');
  await page.goto(ADDRESS);
  await requested;
  await page.getByRole('button', { name: 'Play Funchal, Half Past Five' }).click();
  release();
  await expect(page.locator('[data-track="1"]')).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => heardAt(page)).toBeGreaterThan(0);
});

test('lock screen and headset know what plays, and have their buttons', async ({ page }) => {
  await giveEars(page);
  await page.goto(ADDRESS);
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  const shown = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return {
        title: metadata?.title,
        artist: metadata?.artist,
        album: metadata?.album,
        // Phones show no SVG.
        artwork: metadata?.artwork.map(({ sizes, type }) => `${type} ${sizes}`),
        playbackState,
      };
    });
  await expect.poll(shown).toEqual({
    title: 'Harbour Lights, Going',
    artist: 'Mira Okafor',
    album: 'Low Sun, Long Water',
    artwork: ['image/png 512x512', 'image/png 256x256', 'image/png 96x96'],
    playbackState: 'playing',
  });
  const press = (action: string, seekTime?: number) =>
    page.evaluate(
      ([name, at]) => window.ears.actions.get(name)?.({ action: name, ...(at !== undefined && { seekTime: at }) }),
      [action, seekTime] as const,
    );
  await press('nexttrack');
  await expect.poll(async () => (await shown()).title).toBe('Funchal, Half Past Five');
  await press('seekto', 12);
  await expect.poll(() => heardAt(page)).toBeGreaterThanOrEqual(12);
  await press('pause');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await press('play');
  await expect.poll(async () => (await shown()).playbackState).toBe('playing');
  await press('previoustrack');
  await expect.poll(() => heardAt(page)).toBeLessThan(3);
});

test('the start page plays a medley in one tap', async ({ page }) => {
  await giveEars(page);
  await page.goto(stack.fourtrack);
  const medley = page.locator('[data-medley]');
  await medley.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Math.max(0, ...(await listen(page)).map(({ level }) => level))).toBeGreaterThan(0.01);
  await expect(medley.getByRole('heading')).toContainText('Hear ');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, bypassCSP: false });

  test('each track has a player of the browser’s own', async ({ page }) => {
    await page.goto(ADDRESS);
    const players = player(page).locator('audio');
    await expect(players).toHaveCount(4);
    await expect(players.first()).toBeVisible();
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeHidden();
    const second = players.nth(1);
    const at = () => second.evaluate((audio: HTMLAudioElement) => audio.currentTime);
    await second.evaluate((audio: HTMLAudioElement) => {
      audio.muted = true;
      void audio.play();
    });
    await expect.poll(at).toBeGreaterThan(0.2);
    await second.evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = 20;
    });
    await expect.poll(at).toBeGreaterThan(20.2);
    expect(Math.abs((await second.evaluate((audio: HTMLAudioElement) => audio.duration)) - 36)).toBeLessThan(0.3);
  });
});

test('signing up happens in place and does not interrupt the player', async ({ page }) => {
  await page.goto(ADDRESS);
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => heardAt(page)).toBeGreaterThan(1);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.getByLabel('Email or Phone').fill(`${unique('fan')}@example.com`);
  await page.getByRole('checkbox', { name: /Share my contact info/ }).check();
  await page.locator('#follow').getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  const before = await heardAt(page);
  await expect.poll(() => heardAt(page)).toBeGreaterThan(before);
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  expect(documents).toEqual([]);
});
