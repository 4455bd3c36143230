import { createTestQueryClient } from '@countin/data/testing';
import { startI18n } from '@countin/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';

// A busy machine may take longer than the default second to answer a query.
configure({ asyncUtilTimeout: 10_000 });

/** Renders a form with its texts and queries, in English. */
export async function renderForm(form: ReactNode) {
  const i18n = await startI18n('en');
  await i18n.loadNamespaces(['slug-form', 'common', 'errors', 'operation-errors']);
  return render(
    <QueryClientProvider client={createTestQueryClient()}>
      <Suspense>{form}</Suspense>
    </QueryClientProvider>,
  );
}
