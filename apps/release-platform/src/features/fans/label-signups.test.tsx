import { memoryAccess } from '@countin/data/testing';
import type { MemberRole } from '@countin/domain/permissions';
import { aFan, aLabelProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as LabelFans } from './signups-screen.tsx';

stubLayout();
afterEach(cleanup);

const label = aLabelProfile({ id: 'tide', createdBy: 'tide' });
const fanAt = (id: string, changes: Parameters<typeof aFan>[0] = {}) => ({
  [`labelProfiles/tide/fans/${id}`]: aFan({
    id,
    ownerId: 'tide',
    ownerKind: 'label',
    contact: `${id}@example.com`,
    state: 'confirmed',
    labels: ['tide'],
    ...changes,
  }),
});

const open = (documents: Record<string, object>, role?: MemberRole) => {
  const requested: unknown[] = [];
  const access = memoryAccess(documents, {
    'studio/countLabelFans': (input: unknown) => {
      requested.push(input);
      return { count: Object.keys(documents).length };
    },
    'studio/readLabelFan': () => ({ brokenAt: null, signups: [] }),
  });
  return renderRoute(
    [{ path: '/:labelId', element: <Outlet context={label} />, children: [{ path: 'f', Component: LabelFans }] }],
    {
      path: '/tide/f',
      uid: role ? 'member' : 'tide',
      ...(role && { user: { labelRoles: { tide: role } } }),
      access,
    },
  );
};
const rows = () => within(screen.getByRole('table', { name: 'Fans' })).getAllByRole('row');

test('lists those who have agreed to the news, and neither who asks nor who has stopped', async () => {
  await open({ ...fanAt('ana'), ...fanAt('ben', { state: 'unconfirmed' }), ...fanAt('chi', { state: 'stopped' }) });
  await screen.findByText('ana@example.com');
  expect(rows().filter(({ hidden }) => !hidden)).toHaveLength(1);
});

test('finds fans by a search and by conditions, without releases and follows', async () => {
  await open({ ...fanAt('ana', { language: 'de' }), ...fanAt('ben') });
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search fans' }), { target: { value: 'ben' } });
  await expect.poll(() => rows()[0]?.textContent).toContain('ben@example.com');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.queryByLabelText('Releases')).toBeNull();
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } });
  await expect.poll(() => rows()[0]?.textContent).toContain('ana@example.com');
});

test('shows all fans again, and nothing to save, once the conditions are taken back', async () => {
  await open({ ...fanAt('ana', { language: 'de' }), ...fanAt('ben') });
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } });
  expect(await screen.findByText('2 match')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save segment' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: '' } });
  await expect.poll(rows).toHaveLength(2);
  expect(screen.queryByText('2 match')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save segment' })).toBeNull();
});

test('a label without fans is told how to get some', async () => {
  await open({});
  expect(await screen.findByText(/Fans appear here when they ask for your news/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test.each([
  ['manager', true],
  ['editor', false],
  ['viewer', false],
] as const)('is open to a %s: %s', async (role, isOpen) => {
  await open(fanAt('ana'), role);
  if (isOpen) {
    expect(await screen.findByText('ana@example.com')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
  } else {
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('ana@example.com')).toBeNull();
  }
});
