import { createArtist, createRelease, signUpOnCountin } from '../fixtures/artist.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

test('a new artist fills in the metadata, and fans read the credits', async ({ page, person }) => {
  await signUpOnCountin(page);
  const slug = await createArtist(page, 'Night Ferry', unique('night-ferry'));
  await page.goto(`${stack.main}/dashboard`);
  await createRelease(page, 'Low Sun');

  await test.step('dropped files become tracks', async () => {
    await page
      .getByTestId('audio-files')
      .setInputFiles([
        song('02 Long Water.mp3'),
        song('01 Salt.mp3'),
        { ...song('empty.mp3'), buffer: Buffer.alloc(0) },
      ]);
    await expect(page.getByText('The file is empty.')).toBeVisible();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByLabel('Track 1', { exact: true })).toHaveValue('Salt');
    await expect(page.getByLabel('Track 2', { exact: true })).toHaveValue('Long Water');
  });

  await test.step('a wrong code is named, and is there again after the screen was left', async () => {
    await page.getByRole('button', { name: 'Details of track 1', exact: true }).click();
    await page.getByLabel('ISRC').fill('GB-AYE');
    await page.reload();
    await expect(page.getByLabel('ISRC')).toHaveValue('GB-AYE');
    await page.getByLabel('ISRC').fill('GB-AYE-06-00001');
    await expect(page.getByLabel('ISRC')).toHaveValue('GBAYE0600001');
  });

  await test.step('credits by role', async () => {
    await page.getByRole('button', { name: 'Add credit' }).click();
    await page.getByLabel('Credit 1: name').fill('Elin Lindqvist');
    await page.getByLabel('Instrument of credit 1').fill('cello');
  });

  await test.step('a wrong bar code says which digit would be right', async () => {
    await page.getByText('Codes', { exact: true }).click();
    const upc = page.getByLabel('UPC or EAN');
    await upc.fill('036000291453');
    await expect(upc).toHaveAccessibleDescription(/The last digit would have to be 2/);
    await upc.fill('036000291452');
  });

  await page.getByLabel('Date', { exact: true }).fill('2020-02-02');
  await page.getByRole('button', { name: 'Publish page' }).click();
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();

  const fan = await (await person()).newPage();
  await fan.goto(`${stack.main}/release/${slug}.low-sun`);
  await expect(fan.getByRole('heading', { level: 1, name: 'Low Sun' })).toBeVisible();
  await fan.getByText('Credits', { exact: true }).click();
  await expect(fan.getByText('Elin Lindqvist (cello)')).toBeVisible();
});

test('in a long list, the undo of a change of all tracks is where it was made', async ({ page }) => {
  await openAsNewPerson(page);
  await createArtist(page, 'Night Ferry');
  await page.goto(`${stack.main}/dashboard`);
  await createRelease(page, 'Low Sun');
  await page.getByRole('button', { name: 'Add track' }).click();
  const first = page.getByLabel('Track 1', { exact: true });
  const titles = Array.from({ length: 40 }, (_none, at) => `Song ${at + 1}`).join('\n');
  await first.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, titles);
  await expect(page.getByLabel('Track 40', { exact: true })).toHaveValue('Song 40');

  await page.getByRole('button', { name: 'Details of track 1', exact: true }).click();
  await page.getByRole('button', { name: 'Add credit' }).click();
  await page.getByLabel('Credit 1: name').fill('Elin Lindqvist');
  for (const size of [page.viewportSize(), { width: 390, height: 700 }]) {
    if (size) await page.setViewportSize(size);
    const toAll = page.getByRole('button', { name: 'Apply to all tracks' });
    await toAll.scrollIntoViewIfNeeded();
    await toAll.click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expect(toAll).toBeInViewport();
    await undo.click();
    await expect(page.getByText('Credits added to all tracks.')).toBeHidden();
  }
});

/** Five seconds of silence as MP3: frames of MPEG-1 layer III at 128 kbit/s and 44.1 kHz. */
function song(name: string) {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90]);
  return { name, mimeType: 'audio/mpeg', buffer: Buffer.concat(new Array<Buffer>(200).fill(frame)) };
}
