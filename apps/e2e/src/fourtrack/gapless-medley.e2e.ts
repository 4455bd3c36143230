import type { Page } from '@playwright/test';
import { ADDRESS, CLIP, heardAt, player, playing, position } from '../fixtures/medley/medley-player.ts';
import { giveEars, listen, silenceAtChange } from '../fixtures/medley/sound.ts';
import { expect, test } from '../fixtures/test.ts';

// The ears of this story are a script that no page would allow.
test.use({ bypassCSP: true });

/** Shorter than an audible gap in music. */
const AUDIBLE_MS = 20;

/** Goes close to the end of the track that plays. */
async function seekToEnd(page: Page, left: number): Promise<void> {
  const length = Number(await position(page).getAttribute('max'));
  const target = Math.floor(length - left);
  await position(page).fill(String(target));
  // The slider is there at once, the sound a moment later.
  await expect.poll(() => heardAt(page), { intervals: [50] }).toBeGreaterThan(target + 0.5);
}

test('four clips play in order from one tap, with no gap that could be heard', async ({ page }) => {
  const loaded: string[] = [];
  page.on(
    'request',
    (request) => new URL(request.url()).pathname.startsWith('/clips/') && loaded.push(new URL(request.url()).pathname),
  );
  await giveEars(page);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: 'Four tracks, one tap' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded, 'nothing is loaded before the tap').toEqual([]);

  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(playing(page)).toHaveCount(1);
  await expect.poll(() => heardAt(page)).toBeGreaterThan(1);
  await expect.poll(() => new Set(loaded)).toEqual(new Set([`${CLIP}1`, `${CLIP}2`]));

  for (const next of [1, 2, 3]) {
    // Earlier sound is discarded first: on a slow machine the track may end soon after the seeking.
    await listen(page);
    await seekToEnd(page, 4);
    await expect(page.locator(`[data-track="${next}"]`)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => heardAt(page)).toBeGreaterThan(1);
    const heard = await listen(page);
    expect(new Set(heard.map(({ track }) => track))).toEqual(new Set([next - 1, next]));
    const { longest, until } = silenceAtChange(heard, next);
    expect(longest, `silence at the change to track ${next + 1}, over ${until} ms after it`).toBeLessThanOrEqual(
      AUDIBLE_MS,
    );
  }

  await seekToEnd(page, 2);
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(playing(page)).toHaveCount(0);
});
