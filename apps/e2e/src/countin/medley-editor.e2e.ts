import { logInOnCountin } from '../fixtures/artist.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** A clip of the example data, as a file that an artist has. */
async function aClip(): Promise<Buffer> {
  const answer = await fetch(`${stack.host}/clips/artist-mira-okafor/example-1`);
  return Buffer.from(await answer.arrayBuffer());
}

// A file that is no sound is refused with a 400.
test.use({ expectedComplaints: [/status of 400/] });

test('an artist uploads clips, orders them, publishes the medley, and takes it down', async ({ page, person }) => {
  const { account, artistName, artistSlug, title } = await publishedRelease();
  await logInOnCountin(page, account);
  await page.getByRole('link', { name: artistName }).first().click();
  await page.getByRole('link', { name: 'Edit the medley' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Medley' })).toBeVisible();
  await expect(page.getByText('Which four tracks say it best?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();

  const clip = await aClip();
  const chooser = page.locator('input[type=file]');
  await test.step('what is no sound is refused at once', async () => {
    await chooser.setInputFiles({ name: 'cover.mp3', mimeType: 'image/png', buffer: Buffer.from('no sound') });
    await expect(page.getByRole('alert')).toHaveText('This is no sound we can read. Use an MP3, M4A, Ogg, WebM or WAV file.');
    await page.getByRole('button', { name: 'Remove cover' }).click();
  });

  await test.step('two clips, each with a title; the first leads to the release', async () => {
    for (const name of ['Ferry_Songs.mp3', 'Low Sun.mp3']) await chooser.setInputFiles({ name, mimeType: 'audio/mpeg', buffer: clip });
    await expect(page.getByLabel('Title of track 1')).toHaveValue('Ferry Songs');
    await expect(page.getByLabel('Title of track 2')).toHaveValue('Low Sun');
    await page.getByLabel('Leads to').first().selectOption({ label: title });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('a file that only says that it is sound is refused by the server, by its number', async () => {
    await chooser.setInputFiles({ name: 'Noise.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(200_000, 7) });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText('Track 3: This is no sound we can read.');
    await page.getByRole('button', { name: 'Remove Noise' }).click();
  });

  const fan = await (await person()).newPage();
  const heard = await test.step('published, fans hear it', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The medley is live.')).toBeVisible();
    await fan.goto(`${subdomain(artistSlug)}/medley`);
    await expect(fan.getByRole('heading', { name: 'Two tracks, one tap' })).toBeVisible();
    await expect(fan.getByRole('region', { name: /^Medley of/ }).getByRole('link', { name: 'Ferry Songs' })).toHaveAttribute('href', /\/release\//);
    const clip = fan.waitForRequest('**/clips/**');
    await fan.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(fan.locator('[data-track="0"]')).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => fan.getByRole('slider', { name: 'Position' }).inputValue().then(Number)).toBeGreaterThan(0.3);
    return new URL((await clip).url()).pathname;
  });

  await test.step('taken down, nobody hears it, and the artist still has it', async () => {
    await page.getByRole('button', { name: 'Take it down' }).click();
    await expect(page.getByText('The medley is down. Your tracks are still here.')).toBeVisible();
    const gone = await fetch(stack.host + heard);
    expect(gone.status).toBe(404);
    await page.reload();
    await expect(page.getByLabel('Title of track 1')).toHaveValue('Ferry Songs');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The medley is live.')).toBeVisible();
  });
});
