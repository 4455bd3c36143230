import { LIMITS } from '@countin/domain/fields';
import { GENRES } from '@countin/domain/release-metadata';
import { startI18n } from '@countin/i18n/react';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { GenresField } from './genres-field.tsx';
import { renderForm } from './testing/render-form.tsx';

afterEach(cleanup);

async function open(first: readonly string[]) {
  const kept: { genres: readonly string[] } = { genres: first };
  function Form() {
    const [value, setValue] = useState(first);
    return (
      <GenresField
        value={value}
        onChange={(genres) => {
          kept.genres = genres;
          setValue(genres);
        }}
      />
    );
  }
  await (await startI18n('en')).loadNamespaces(['genres']);
  await renderForm(<Form />);
  return kept;
}
const field = () => screen.findByLabelText<HTMLSelectElement>('Genres');
const names = async () =>
  within(await field())
    .getAllByRole('option')
    .map((option) => option.textContent);

test('a genre is chosen from the list, once', async () => {
  const kept = await open([]);
  expect(await names()).toContain('Hip-Hop/Rap');
  fireEvent.change(await field(), { target: { value: 'hip-hop-rap' } });
  expect(kept.genres).toEqual(['hip-hop-rap']);
  expect(screen.getByRole('button', { name: 'Remove: Hip-Hop/Rap' })).toBeTruthy();
  expect(await names()).not.toContain('Hip-Hop/Rap');
});

test('words from before the list stay, one of them under the name that the list has', async () => {
  const kept = await open(['harbour pop', 'folk']);
  await field();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Folk' }));
  expect(kept.genres).toEqual(['harbour pop']);
  expect(screen.getByRole('button', { name: 'Remove: harbour pop' })).toBeTruthy();
  expect(document.activeElement).toBe(await field());
});

test('at the limit there is nothing more to choose', async () => {
  await open(GENRES.slice(0, LIMITS.genres));
  expect(await names()).toHaveLength(1);
  expect(screen.getByText(/Remove one to add another/)).toBeTruthy();
});
