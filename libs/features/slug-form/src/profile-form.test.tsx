import { queryKeys } from '@countin/data/access';
import type { SlugAvailability } from '@countin/data/profiles';
import { AppError } from '@countin/domain/errors';
import { queryOptions } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderForm } from './testing/render-form.tsx';
import { ProfileForm } from './profile-form.tsx';

afterEach(cleanup);

/** A registry of slugs that can be taken behind the form's back, or be out of reach. */
async function open({ taken = [] as string[], checkedAsFree = [] as string[] } = {}) {
  const registry = { taken: new Set(taken), reachable: true, created: [] as { name: string; customSlug: string }[] };
  const check = (slug: string): SlugAvailability => {
    if (!registry.reachable) return { free: false, errorCode: 'service/unavailable' };
    return registry.taken.has(slug) && !checkedAsFree.includes(slug)
      ? { free: false, errorCode: 'slug/taken' }
      : { free: true };
  };
  await renderForm(
    <ProfileForm
      kind="artist"
      slugQuery={(slug) =>
        queryOptions({ queryKey: queryKeys.slug(slug, null), queryFn: () => check(slug), gcTime: 0 })
      }
      addressOf={(slug) => `${slug}.cnt.example`}
      onCancel={() => undefined}
      onCreate={(profile) => {
        if (registry.taken.has(profile.customSlug))
          return Promise.reject(new AppError('slug/taken', { field: 'customSlug' }));
        registry.created.push(profile);
        return Promise.resolve();
      }}
    />,
  );
  await screen.findByLabelText('Artist name');
  return registry;
}

const name = () => screen.getByLabelText<HTMLInputElement>('Artist name');
const slug = () => screen.getByLabelText<HTMLInputElement>('Address');
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create artist' }));

test('the address follows the name until the user edits it', async () => {
  await open();
  type(name(), 'Beyoncé & Mø');
  expect(slug().value).toBe('beyonc-m');
  expect(await screen.findByText('beyonc-m is free.')).toBeTruthy();
  type(slug(), 'Queen B');
  type(name(), 'Somebody else');
  expect(slug().value).toBe('queen-b');
  expect(screen.getByText('Fans find you at queen-b.cnt.example')).toBeTruthy();
});

test('a taken address is reported before the form is sent', async () => {
  const registry = await open({ taken: ['mira-okafor'] });
  type(name(), 'Mira Okafor');
  expect(await screen.findByText(/Someone already has this name/)).toBeTruthy();
  create();
  expect(registry.created).toEqual([]);
  expect(document.activeElement).toBe(slug());
});

test('an address taken between check and save is reported at its field, and the entries stay', async () => {
  const registry = await open({ taken: ['mira-okafor'], checkedAsFree: ['mira-okafor'] });
  type(name(), 'Mira Okafor');
  expect(await screen.findByText('mira-okafor is free.')).toBeTruthy();
  create();
  expect(await screen.findByText(/mira-okafor has just been taken by someone else/)).toBeTruthy();
  expect(name().value).toBe('Mira Okafor');
  expect(document.activeElement).toBe(slug());

  type(slug(), 'mira-okafor-music');
  expect(await screen.findByText('mira-okafor-music is free.')).toBeTruthy();
  create();
  await screen.findByText('mira-okafor-music is free.');
  expect(registry.created).toEqual([{ name: 'Mira Okafor', customSlug: 'mira-okafor-music' }]);
});

test('an address that cannot be checked blocks saving and can be checked again', async () => {
  const registry = await open();
  registry.reachable = false;
  type(name(), 'Mira Okafor');
  expect(await screen.findByText(/couldn’t check this address/)).toBeTruthy();
  create();
  expect(registry.created).toEqual([]);
  registry.reachable = true;
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('mira-okafor is free.')).toBeTruthy();
});

test('an address against the rules is refused with the rule', async () => {
  await open();
  type(name(), 'Mira Okafor');
  type(slug(), 'dashboard');
  expect(await screen.findByText(/This name is reserved/)).toBeTruthy();
  type(slug(), 'mi');
  expect(await screen.findByText('Use at least 3 characters.')).toBeTruthy();
});

test('a form without a name points at the name', async () => {
  await open();
  create();
  expect(await screen.findAllByText('Fill this in.')).not.toHaveLength(0);
  expect(document.activeElement).toBe(name());
});

test('a name in another script gets an address from its sound', async () => {
  const registry = await open();
  type(name(), 'さくら');
  expect(await screen.findByText('sakura is free.')).toBeTruthy();
  create();
  await screen.findByText('sakura is free.');
  expect(registry.created).toEqual([{ name: 'さくら', customSlug: 'sakura' }]);
});

test.each([
  ['夜の散歩 (Night Walk)', 'night-walk'],
  ['Ночь Night', 'night'],
  ['밤 Night 2', 'night-2'],
  // Too short for an address of a profile: the sound of the whole name.
  ['Ночь V', 'noch-v'],
  // Digits are no Latin words.
  ['Ночь 2024', 'noch-2024'],
  ['Ü Bahn', 'bahn'],
  // What the helper leaves is too short.
  ['Łódź', 'lodz'],
  ['Day — Night', 'day-night'],
])('a name such as %s offers %s', async (text, address) => {
  await open();
  type(name(), text);
  expect(await screen.findByText(`${address} is free.`)).toBeTruthy();
});

test.each(['夜の歌', '!!!', 'や'])(
  'a name that gives no address, such as %s, still gets a valid one that stays',
  async (text) => {
    await open();
    type(name(), text);
    await screen.findByText(/^artist-\w{6} is free\.$/);
    const first = slug().value;
    type(name(), `${text}?`);
    expect(slug().value).toBe(first);
  },
);

test('a taken or invalid address is not announced as the profile’s address', async () => {
  await open({ taken: ['mira-okafor'] });
  type(name(), 'Mira Okafor');
  await screen.findByText(/Someone already has this name/);
  expect(screen.queryByText(/^Fans find you at/)).toBeNull();
  type(slug(), 'mi');
  expect(screen.queryByText(/^Fans find you at/)).toBeNull();
  type(slug(), 'mira');
  expect(screen.getByText('Fans find you at mira.cnt.example')).toBeTruthy();
});
