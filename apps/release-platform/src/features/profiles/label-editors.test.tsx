import '../../testing/stub-match-media.ts';
import { memoryAccess, type MemoryFunctions } from '@countin/data/testing';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { aLabelProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Component as OwnLabel } from '../../shell/profiles/own-label.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as BrandingScreen } from './label-branding-screen.tsx';
import { Component as PageScreen } from './label-page-screen.tsx';

stubLayout();
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const PATH = 'labelProfiles/tide';
const label = aLabelProfile({ id: 'tide', createdBy: 'owner', demoPolicies: { en: 'Two songs.' } });
const LOGO = { logoId: 'one', format: 'svg', width: 640, height: 320 };

const database = (functions: MemoryFunctions = {}) =>
  memoryAccess({ [PATH]: label }, { 'studio/renewProfile': () => ({}), ...functions });

async function open(screenName: 'page' | 'branding', access = database()) {
  await renderRoute(
    [
      {
        Component: OwnLabel,
        children: [
          { path: '/label/:labelId/page', Component: PageScreen },
          { path: '/label/:labelId/branding', Component: BrandingScreen },
        ],
      },
    ],
    { path: `/label/tide/${screenName}`, uid: 'owner', access },
  );
  const storedFields = async () => (await access.store.get(PATH))?.data;
  return { access, storedFields };
}

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const saved = () => screen.findByText('Saved', { exact: true });

describe('the editor of a label’s page', () => {
  test('saves what is typed by itself', async () => {
    const { storedFields } = await open('page');
    type(await screen.findByLabelText('About'), 'Records made near water.');
    fireEvent.click(screen.getByRole('button', { name: 'Hide Releases' }));
    await expect.poll(storedFields).toMatchObject({
      bio: 'Records made near water.',
      sections: ['pinned', 'roster', 'links', 'contact', 'demos'],
      demoPolicies: { en: 'Two songs.' },
    });
    expect(await saved()).toBeTruthy();
  });

  test('keeps an address that is none out of the profile, names the field, and saves the rest', async () => {
    const { storedFields } = await open('page');
    type(await screen.findByLabelText('Contact email'), 'nowhere');
    type(screen.getByLabelText('Location'), 'Margate');
    expect(await screen.findByText('Enter an email address, such as name@example.com.')).toBeTruthy();
    expect(await screen.findByText(/^Not saved: /)).toBeTruthy();
    await expect.poll(storedFields).toMatchObject({ location: 'Margate', contactEmail: '' });
    type(screen.getByLabelText('Contact email'), 'hello@tide.example');
    await expect.poll(storedFields).toMatchObject({ contactEmail: 'hello@tide.example' });
  });

  test('takes a link with its address completed, once both fields are right', async () => {
    const { storedFields } = await open('page');
    const name = await screen.findByLabelText('Link name');
    const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add link' }));
    type(screen.getByLabelText('Link address'), 'javascript:alert(1)');
    add();
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    expect(document.activeElement).toBe(name);
    type(name, ' Shop ');
    type(screen.getByLabelText('Link address'), 'shop.example');
    add();
    await expect.poll(storedFields).toMatchObject({ links: [{ title: 'Shop', url: 'https://shop.example' }] });
    await expect.poll(() => (name as HTMLInputElement).value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that a change is not saved while the database is away, and saves it afterwards', async () => {
    const { access, storedFields } = await open('page');
    const about = await screen.findByLabelText('About');
    access.errorCode = 'service/unavailable';
    type(about, 'Near water.');
    expect(await screen.findByText('Not saved yet. Retrying automatically.')).toBeTruthy();
    access.errorCode = null;
    fireEvent.click(screen.getByRole('button', { name: 'Save now' }));
    expect(await saved()).toBeTruthy();
    expect(await storedFields()).toMatchObject({ bio: 'Near water.' });
  });

  test('shows what another person has written into the same field, and asks', async () => {
    const { access, storedFields } = await open('page');
    const about = await screen.findByLabelText('About');
    access.put(PATH, { ...label, bio: 'By another person.' });
    type(about, 'Mine.');
    expect(await screen.findByText(/Not saved, changed elsewhere too/)).toBeTruthy();
    expect(await screen.findByText('By another person.')).toBeTruthy();
    expect(await storedFields()).toMatchObject({ bio: 'By another person.' });
  });
});

describe('a label that does not load', () => {
  test.each(['page', 'branding'] as const)('says so on the screen %s, and loads when asked again', async (name) => {
    const access = database();
    access.errorCode = 'limit/too-many';
    await open(name, access);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    access.errorCode = null;
    fireEvent.click(again);
    expect(await screen.findByText('Saved', { exact: true })).toBeTruthy();
  });

  test('shows that it is loading until it is there', async () => {
    const access = database();
    const answer = access.hold();
    await open('branding', access);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: 'Branding' })).toBeTruthy();
  });
});

describe('the editor of a label’s branding', () => {
  const choose = (file: File, theme = 'light') =>
    fireEvent.change(screen.getByLabelText(`File: For the ${theme} theme`), { target: { files: [file] } });
  const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });

  test('saves typeface, reach and colors', async () => {
    const { storedFields } = await open('branding');
    type(await screen.findByRole('combobox', { name: 'Heading typeface' }), 'serif');
    type(screen.getByRole('combobox', { name: 'Where it shows' }), 'all');
    const panel = screen.getByRole('group', { name: 'Panel color' });
    fireEvent.click(within(panel).getByRole('radio', { name: 'Custom' }));
    await expect.poll(storedFields).toMatchObject({ typeface: 'serif', brandReach: 'all' });
    expect((await storedFields())?.['ground']).toMatch(/^#[0-9a-f]{6}$/);
    expect(await saved()).toBeTruthy();
  });

  test('uploads a logo for a theme and says what was taken out of it', async () => {
    const sent: unknown[] = [];
    const access = database({
      'studio/storeLogo': (input: never) => {
        sent.push(input);
        access.put(PATH, { ...label, logoDark: LOGO });
        return { logo: LOGO, removed: ['script', 'external'] };
      },
    });
    await open('branding', access);
    await screen.findByRole('heading', { level: 1, name: 'Branding' });
    choose(svg, 'dark');
    expect(await screen.findByText('Scripts were removed. References to other files were removed.')).toBeTruthy();
    expect(sent).toEqual([{ labelId: 'tide', theme: 'dark', file: btoa('<svg/>') }]);
    expect(await screen.findByRole('img', { name: 'For the dark theme' })).toBeTruthy();
    expect(screen.getByText('No logo yet')).toBeTruthy();
  });

  test('says that effects were drawn, and calls nothing unsafe', async () => {
    const storeLogo = () => ({ logo: LOGO, removed: ['effects'] });
    await open('branding', database({ 'studio/storeLogo': storeLogo }));
    await screen.findByRole('heading', { level: 1, name: 'Branding' });
    choose(svg);
    expect(await screen.findByText(/Effects such as shadows and masks were drawn/)).toBeTruthy();
    expect(screen.queryByText(/unsafe/)).toBeNull();
  });

  test.each([
    ['logo/entities', /This SVG declares entities/],
    ['logo/too-complex', /This SVG is too complex/],
    ['image/too-many', /Upload the others tomorrow/],
    ['logo/type', /We can’t read this logo/],
    ['access/denied', /./],
  ] as const)('says why a logo is refused: %s', async (code, text) => {
    await open(
      'branding',
      database({
        'studio/storeLogo': () => {
          throw new AppError(code);
        },
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Branding' });
    choose(svg);
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.getAllByText('No logo yet')).toHaveLength(2);
  });

  test('does not send a file that is too large', async () => {
    await open('branding');
    await screen.findByRole('heading', { level: 1, name: 'Branding' });
    choose(new File([new Uint8Array(LIMITS.logoBytes + 1)], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText(/This logo is too large\./)).toBeTruthy();
  });
});
