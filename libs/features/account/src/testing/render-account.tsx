import { startI18n } from '@countin/i18n/react';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

// A busy machine may take longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

/** Renders a part of the auth pages or the settings with its texts, in English. */
export async function renderAccount(part: ReactNode) {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces(['auth', 'account', 'common', 'errors', 'operation-errors']);
  const router = createMemoryRouter([{ path: '*', element: <Suspense>{part}</Suspense> }]);
  return { ...render(<RouterProvider router={router} />), i18n };
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
