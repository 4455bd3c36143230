import type { Page } from '@playwright/test';
import { logInOnCountin } from '../fixtures/artist.ts';
import { memberOf } from '../fixtures/member.ts';
import { draftRelease, publishAnother, publishedRelease, type OwnRelease } from '../fixtures/published-release.ts';
import { requestHost } from '../fixtures/request-host.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
/** A day as the planner writes it, with the year where it is another one. */
const said = (day: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(day.startsWith(String(new Date().getUTCFullYear())) ? {} : { year: 'numeric' }),
  }).format(Date.parse(day));

async function openPlanner(page: Page, { artistId }: OwnRelease): Promise<void> {
  await page.goto(`${stack.main}/artist/${artistId}/release-planner`);
  await expect(page.getByRole('heading', { level: 1, name: 'Release planner' })).toBeVisible();
}
const planOf = (page: Page, { title }: OwnRelease) => page.getByRole('region', { name: title });
const taskNamed = (page: Page, release: OwnRelease, name: string) =>
  planOf(page, release).getByRole('listitem').filter({ hasText: name });

test('an artist plans: tasks complete themselves, move with the release, and reach the calendar until its address ends', async ({
  page,
}) => {
  const moment = { mode: 'local', date: dayIn(60), time: '10:00' } as const;
  const release = await draftRelease({ title: 'Night Ferry', moment });
  await memberOf(release, 'editor', 'Ada Friend');
  await logInOnCountin(page, release.account);
  await openPlanner(page, release);

  await test.step('an own task is assigned to a member', async () => {
    await page.getByRole('button', { name: 'Add task' }).click();
    const dialog = page.getByRole('dialog', { name: 'New task' });
    await dialog.getByLabel('Task').fill('Book the hall');
    await dialog.getByLabel('Days').fill('11');
    await dialog.getByLabel('Assigned to').selectOption({ label: 'Ada Friend' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    const hall = taskNamed(page, release, 'Book the hall');
    await expect(hall).toContainText(`Due ${said(dayIn(49))}`);
    await expect(hall).toContainText('Ada Friend');
  });

  let calendar = '';
  await test.step('a calendar program reads the plan by its address', async () => {
    await page.getByRole('button', { name: 'Create calendar address' }).click();
    calendar = await page.getByLabel('Calendar address').inputValue();
    const { status, text } = await requestHost(calendar);
    expect(status).toBe(200);
    expect(text).toContain('SUMMARY:Book the hall · Night Ferry');
    expect(text).toContain(`DTSTART;VALUE=DATE:${dayIn(49).replaceAll('-', '')}`);
  });

  await test.step('a later date, and a page that goes live, change the plan', async () => {
    await expect(taskNamed(page, release, 'Publish the release page')).toContainText('The page isn’t published');
    await taskNamed(page, release, 'Publish the release page').getByRole('link').click();
    await page.getByLabel('Date', { exact: true }).fill(dayIn(70));
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish page' }).click();
    await expect(page.getByText('The page is live.')).toBeVisible();
    await openPlanner(page, release);
    await expect(taskNamed(page, release, 'Book the hall')).toContainText(`Due ${said(dayIn(59))}`);
    await planOf(page, release)
      .getByText(/^Done \(\d+\)$/)
      .click();
    await expect(taskNamed(page, release, 'Publish the release page')).toContainText('Done');
    expect((await requestHost(calendar)).text).toContain(`DTSTART;VALUE=DATE:${dayIn(59).replaceAll('-', '')}`);
  });

  await test.step('an address that was ended tells nothing', async () => {
    await page.getByRole('button', { name: 'End address' }).click();
    await expect(page.getByText('Your calendar address no longer works.')).toBeVisible();
    const { status, text } = await requestHost(calendar);
    expect([status, text]).toEqual([404, '']);
  });

  await test.step('the morning mail stays on', async () => {
    const box = page.getByRole('checkbox', { name: 'Send me the morning email' });
    await box.check();
    await expect(page.getByText('The morning email is on.')).toBeVisible();
    await page.reload();
    await expect(box).toBeChecked();
  });
});

test('a viewer reads the plan, and releases that come out close to each other are marked', async ({ page }) => {
  const moment = { mode: 'local', date: dayIn(60), time: '10:00' } as const;
  const release = await publishedRelease({ title: 'Night Ferry', moment });
  await publishAnother(release, 'Day Ferry', { ...moment, date: dayIn(62) });
  const viewer = await memberOf(release, 'viewer', 'Yara View');
  await logInOnCountin(page, viewer.account);
  await openPlanner(page, release);
  await expect(planOf(page, release).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Night Ferry and Day Ferry come out less than a week apart.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add task' })).toBeHidden();
  await expect(planOf(page, release).getByRole('checkbox')).toHaveCount(0);
});
