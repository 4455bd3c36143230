import type { Page } from '@playwright/test';
import { openAsNewPerson } from '../fixtures/new-person.ts';
import { stack } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { unique } from '../fixtures/unique.ts';

// The second call is answered with 409.
test.use({ expectedConsoleErrors: [/status of 409/] });

test('a slug that two people want at once goes to one, and the other loses nothing but the slug', async ({
  page,
  person,
}) => {
  const slug = unique('tide-line');
  const other = await (await person()).newPage();
  const people = [
    { page, name: 'Tide Line North' },
    { page: other, name: 'Tide Line South' },
  ];

  await test.step('both see that the slug is free', async () => {
    for (const { page: own, name } of people) {
      await openAsNewPerson(own);
      await own.getByRole('button', { name: 'Create an artist' }).click();
      await dialogOf(own).getByLabel('Artist name').fill(name);
      await dialogOf(own).getByLabel('Address').fill(slug);
    }
    for (const { page: own } of people) await expect(dialogOf(own).getByText(`${slug} is free.`)).toBeVisible();
  });

  const [winner, loser] = await test.step('both save; one wins', async () => {
    await Promise.all(
      people.map(({ page: own }) => dialogOf(own).getByRole('button', { name: 'Create artist' }).click()),
    );
    const won = await Promise.all(people.map(({ page: own }) => outcomeOf(own)));
    expect([...won].sort()).toEqual(['lost', 'won']);
    return won[0] === 'won' ? [people[0], people[1]] : [people[1], people[0]];
  });
  if (!winner || !loser) throw new Error('one of two has won');
  await expect(winner.page.getByRole('heading', { level: 1, name: winner.name })).toBeVisible();

  await test.step('the other sees an error at the field and keeps the entries', async () => {
    const field = dialogOf(loser.page).getByLabel('Address');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${slug} has just been taken by someone else`));
    await expect(field).toHaveValue(slug);
    await expect(dialogOf(loser.page).getByLabel('Artist name')).toHaveValue(loser.name);
  });

  await test.step('and continues with another slug', async () => {
    await dialogOf(loser.page).getByLabel('Address').fill(`${slug}-south`);
    await expect(dialogOf(loser.page).getByText(`${slug}-south is free.`)).toBeVisible();
    await dialogOf(loser.page).getByRole('button', { name: 'Create artist' }).click();
    await expect(loser.page.getByRole('heading', { level: 1, name: loser.name })).toBeVisible();
  });

  await test.step('each address shows its own artist', async () => {
    await winner.page.goto(`${stack.fourtrack}/${slug}`);
    await expect(winner.page.getByRole('heading', { level: 1 })).toContainText(winner.name);
    await loser.page.goto(`${stack.fourtrack}/${slug}-south`);
    await expect(loser.page.getByRole('heading', { level: 1 })).toContainText(loser.name);
  });
});

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'New artist' });
}

async function outcomeOf(page: Page): Promise<'won' | 'lost'> {
  const refusal = dialogOf(page).getByRole('alert');
  await expect(
    page
      .getByRole('link', { name: /^Open: / })
      .first()
      .or(refusal),
  ).toBeVisible();
  return (await refusal.isVisible()) ? 'lost' : 'won';
}
