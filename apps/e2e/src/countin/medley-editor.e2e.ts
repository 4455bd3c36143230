import { logInOnCountin } from '../fixtures/artist.ts';
import { publishedRelease } from '../fixtures/published-release.ts';
import { stack, subdomain } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

/** A clip of the example data, as a file that an artist has. */
async function aClip(): Promise<Buffer> {
  const answer = await fetch(`${stack.host}/clips/artist-mira-okafor/example-1`);
  return Buffer.from(await answer.arrayBuffer());
}

// Publishing over a newer medley is refused with a 400.
test.use({ expectedConsoleErrors: [/status of 400/] });

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
  await test.step('a file that is not audio or too short is refused at once and becomes no track', async () => {
    for (const [name, mimeType, buffer, why] of [
      [
        'notes.txt',
        'text/plain',
        Buffer.from('no sound'),
        'notes.txt: We can’t read this audio file. Use an MP3, M4A, Ogg, WebM or WAV file.',
      ],
      [
        'Noise.mp3',
        'audio/mpeg',
        Buffer.alloc(200_000, 7),
        'Noise.mp3: We can’t read this audio file. Use an MP3, M4A, Ogg, WebM or WAV file.',
      ],
      [
        'Ten seconds.wav',
        'audio/wav',
        silence(10),
        'Ten seconds.wav: This clip is too short. A clip lasts 30 to 90 seconds.',
      ],
    ] as const) {
      await chooser.setInputFiles({ name, mimeType, buffer });
      await expect(page.getByRole('alert')).toHaveText(why);
      await expect(page.getByText('Which four tracks say it best?')).toBeVisible();
    }
  });

  await test.step('two clips, each with a title; the first leads to the release', async () => {
    for (const name of ['Ferry_Songs.mp3', 'Low Sun.mp3'])
      await chooser.setInputFiles({ name, mimeType: 'audio/mpeg', buffer: clip });
    await expect(page.getByLabel('Title of track 1')).toHaveValue('Ferry Songs');
    await expect(page.getByLabel('Title of track 2')).toHaveValue('Low Sun');
    await page.getByLabel('Leads to').first().selectOption({ label: title });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('a track without a title prevents publishing, with a message', async () => {
    // With a click first: after keys, a script sets the list's focus back to the row that had it.
    await page.getByLabel('Title of track 2').click();
    await page.getByLabel('Title of track 2').fill('');
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveAccessibleDescription(
      'Track 2 needs a title before this can be published.',
    );
    await page.getByLabel('Title of track 2').fill('Low Sun');
  });

  const fan = await (await person()).newPage();
  const heard = await test.step('published, fans hear it', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The medley is live.')).toBeVisible();
    await fan.goto(`${subdomain(artistSlug)}/medley`);
    await expect(fan.getByRole('heading', { name: 'Two tracks, one tap' })).toBeVisible();
    await expect(
      fan.getByRole('region', { name: /^Medley of/ }).getByRole('link', { name: 'Ferry Songs' }),
    ).toHaveAttribute('href', /\/release\//);
    const clip = fan.waitForRequest('**/clips/**');
    await fan.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(fan.locator('[data-track="0"]')).toHaveAttribute('aria-current', 'true');
    await expect
      .poll(() => fan.getByRole('slider', { name: 'Position' }).inputValue().then(Number))
      .toBeGreaterThan(0.3);
    return new URL((await clip).url()).pathname;
  });

  await test.step('withdrawn, fans no longer hear it, and the artist still has it', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('The medley is unpublished. Your tracks are still here.')).toBeVisible();
    const gone = await fetch(stack.host + heard);
    expect(gone.status).toBe(404);
    await page.reload();
    await expect(page.getByLabel('Title of track 1')).toHaveValue('Ferry Songs');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The medley is live.')).toBeVisible();
  });
});

test('a clip is cut from a long file, which never leaves the device', async ({ page }) => {
  const { account, artistId, artistSlug } = await publishedRelease();
  await logInOnCountin(page, account);
  await page.goto(`${stack.main}/artist/${artistId}/medley`);
  const uploads: number[] = [];
  page.on('request', (request) => {
    const length = request.headers()['x-goog-upload-header-content-length'];
    if (length !== undefined) uploads.push(Number(length));
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Whole song.wav', mimeType: 'audio/wav', buffer: silence(200) });
  const cutter = page.getByRole('dialog', { name: 'Cut a clip from Whole song.wav' });

  await test.step('start and end by keys; the clip never becomes too short or too long', async () => {
    await expect(cutter.getByText('From 1:25.0 to 1:55.0, 0:30.0 long')).toBeVisible();
    await cutter.getByRole('slider', { name: 'End of the clip' }).focus();
    await page.keyboard.press('End');
    await expect(cutter.getByText('From 1:50.0 to 3:20.0, 1:30.0 long')).toBeVisible();
    await cutter.getByRole('slider', { name: 'Start of the clip' }).focus();
    await page.keyboard.press('Home');
    await expect(cutter.getByText('From 0:00.0 to 1:30.0, 1:30.0 long')).toBeVisible();
    await cutter.getByRole('slider', { name: 'End of the clip' }).fill('40');
    await expect(cutter.getByText('From 0:00.0 to 0:40.0, 0:40.0 long')).toBeVisible();
    await cutter.getByRole('slider', { name: 'Fade out' }).fill('2');
  });

  await test.step('the clip becomes a track, and can be cut again', async () => {
    await cutter.getByRole('button', { name: 'Use this clip' }).click();
    await expect(page.getByLabel('Title of track 1')).toHaveValue('Whole song');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Cut again Whole song' }).click();
    await cutter.getByRole('button', { name: '1 second later' }).click();
    await expect(cutter.getByText('From 1:26.0 to 1:56.0, 0:30.0 long')).toBeVisible();
    await cutter.getByRole('button', { name: 'Use this clip' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(1);
  });

  await test.step('it is heard in the editor, and fans get 30 seconds of it', async () => {
    await page.getByRole('button', { name: 'Hear Whole song' }).click();
    await expect(page.getByRole('slider', { name: 'Position in Whole song' })).toBeVisible();
    await page.getByRole('button', { name: 'Pause Whole song' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('The medley is live.')).toBeVisible();
    await page.goto(`${subdomain(artistSlug)}/medley`);
    await expect(page.locator('[data-length]')).toHaveText('0:30');
    // Clips of 40 and 30 seconds; the file has 1.6 MB.
    expect(Math.max(...uploads)).toBeGreaterThan(200_000);
    expect(Math.max(...uploads)).toBeLessThan(400_000);
  });
});

test('two tabs do not replace each other’s medley', async ({ page }) => {
  const { account, artistId } = await publishedRelease();
  await logInOnCountin(page, account);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${stack.main}/artist/${artistId}/medley`);
    await tab.locator('input[type=file]').setInputFiles({
      name: tab === page ? 'Low Sun.mp3' : 'Ferry.mp3',
      mimeType: 'audio/mpeg',
      buffer: await aClip(),
    });
    await expect(tab.getByLabel('Title of track 1')).not.toHaveValue('');
    await expect(tab.getByRole('progressbar')).toHaveCount(0);
  }
  await other.getByRole('button', { name: 'Publish' }).click();
  await expect(other.getByText('The medley is live.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const both = page.getByRole('region', { name: 'There are two versions' });
  await expect(both).toContainText('Low Sun');
  await expect(both).toContainText('Ferry');
  await both.getByRole('button', { name: /^Keep mine/ }).click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('The medley is live.')).toBeVisible();
});

/** A file of that many seconds in which nothing is heard: 8000 samples of a byte a second. */
function silence(seconds: number): Buffer {
  const samples = Buffer.alloc(8000 * seconds, 128);
  const header = Buffer.from(
    'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\0\0\0\0',
    'latin1',
  );
  header.writeUInt32LE(36 + samples.length, 4);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
