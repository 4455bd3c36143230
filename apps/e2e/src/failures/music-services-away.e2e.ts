import { createArtist } from '../fixtures/artist.ts';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

const SERVICES = ['spotify', 'apple-music', 'tidal', 'deezer', 'itunes', 'musicbrainz'];
/** Longer than a look-up waits, milliseconds. */
const DELAY_MS = 15_000;

// The answer that no service could be asked is a refused call.
test.use({ expectedConsoleErrors: [/status of 400 .*\/studio\/findRelease/] });
test.afterEach(() => changeFaults('DELETE'));

for (const [what, fault] of [
  ['every music service fails', { fault: 'server-error' }],
  ['no music service answers in time', { fault: 'slow', delayMs: DELAY_MS }],
] as const)
  test(`while ${what}, a pasted link begins a release by hand, and nothing pasted is lost`, async ({ page }) => {
    const title = unique('Low Sun');
    const { link, name } = await unrequestedAlbum();
    await openAsNewPerson(page);
    await createArtist(page, unique('Night Ferry'));
    const dialog = page.getByRole('dialog', { name: 'New release' });
    const entry = dialog.getByLabel('Store link, UPC or title');
    const enter = async () => {
      await page.goto(`${stack.main}/dashboard`);
      await page.getByRole('button', { name: 'New release' }).first().click();
      await expect(entry).toBeFocused();
      await page.keyboard.insertText(link);
    };
    for (const service of SERVICES) await changeFaults('POST', { service, ...fault });

    await test.step('the dialog says so, keeps the link, and asks for the title', async () => {
      await enter();
      await expect(dialog.getByText('Searching all services…')).toBeVisible();
      await expect(dialog.getByRole('alert')).toContainText('No service answers');
      await expect(dialog.getByRole('alert')).toContainText('Enter the title to start with just the link.');
      await expect(entry).toHaveValue(link);
    });

    await test.step('with a title it is a draft that has the link', async () => {
      await dialog.getByLabel('Title', { exact: true }).fill(title);
      await dialog.getByRole('button', { name: 'Create release' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const row = page.getByRole('grid', { name: /Store links/ }).getByRole('row');
      await expect(row.filter({ hasText: 'Deezer' }).getByRole('link', { name: /Open/ })).toHaveAttribute('href', link);
    });

    await test.step('once they answer again, the same link brings the release', async () => {
      await enter();
      await expect(dialog.getByRole('alert')).toContainText('No service answers');
      await changeFaults('DELETE');
      await dialog.getByRole('button', { name: 'Try Again' }).click();
      await expect(dialog.getByRole('region', { name })).toBeVisible();
    });
  });

async function changeFaults(method: 'POST' | 'DELETE', fault?: object): Promise<void> {
  const answer = await fetch(`${stack.catalogue}/_faults`, { method, ...(fault && { body: JSON.stringify(fault) }) });
  if (!answer.ok) throw new Error(`a fault was answered with ${answer.status}`);
}

/** The Deezer page of a random example album: a cached answer to an earlier search would need no service. */
async function unrequestedAlbum(): Promise<{ readonly link: string; readonly name: string }> {
  const read = async <T>(path: string) => (await (await fetch(stack.catalogue + path)).json()) as T;
  const albums = await read<{ title: string; upc: string; nearMiss: string | null }[]>('/_albums');
  const own = albums.filter(({ nearMiss }) => nearMiss === null);
  const album = own[Math.floor(Math.random() * own.length)];
  // Services write codes with different numbers of zeros.
  for (const zeros of ['', '0', '00']) {
    const { link } = await read<{ link?: string }>(`/deezer/album/upc:${zeros}${album?.upc}`);
    if (link && album) return { link, name: album.title };
  }
  throw new Error(`Deezer does not have ${album?.title}`);
}
