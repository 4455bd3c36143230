import { queryKeys } from '@countin/data/access';
import { adminKeys } from '@countin/data/admin';
import { UserStatusProvider, type UserStatus } from '@countin/data/users';
import { aUser } from '@countin/domain/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AdminsOnly } from './admins-only.tsx';

afterEach(cleanup);

const statusOf = (userType: 'admin' | 'artist'): UserStatus => ({
  user: aUser({ userType }),
  userType,
  isAdmin: userType === 'admin',
});

function open(first: UserStatus) {
  const client = new QueryClient();
  client.setQueryData(adminKeys.adminSearch({}), ['fan@example.com']);
  client.setQueryData(queryKeys.user('mira'), 'own');
  let live: (next: UserStatus) => void = () => undefined;
  function App() {
    const [known, setKnown] = useState(first);
    live = setKnown;
    return (
      <UserStatusProvider status={known}>
        <AdminsOnly>people and addresses</AdminsOnly>
      </UserStatusProvider>
    );
  }
  const router = createMemoryRouter(
    [
      { path: '/admin', element: <App /> },
      { path: '/dashboard', element: 'dashboard' },
    ],
    { initialEntries: ['/admin?view=audit'] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { client, router, live: (next: UserStatus) => act(async () => live(next)) };
}

test('a demoted admin leaves the open screen at once, and its queries are removed', async () => {
  const { client, router, live } = open(statusOf('admin'));
  expect(screen.getByText('people and addresses')).toBeTruthy();
  await live(statusOf('artist'));
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(screen.queryByText('people and addresses')).toBeNull();
  expect(client.getQueryData(adminKeys.adminSearch({}))).toBeUndefined();
  expect(client.getQueryData(queryKeys.user('mira'))).toBe('own');
});

test('an admin stays, and so does a user whose document has not loaded', async () => {
  const { router, live } = open({ user: undefined, userType: '', isAdmin: false });
  expect(screen.getByText('people and addresses')).toBeTruthy();
  await live(statusOf('admin'));
  expect(router.state.location.pathname).toBe('/admin');
});
