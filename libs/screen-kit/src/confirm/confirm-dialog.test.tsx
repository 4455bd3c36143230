import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

test.each([
  ['danger', 'Unpublish'],
  ['leave', 'Keep it'],
] as const)('"%s" asks once; the focus is on %s', async (variant, focused) => {
  const answers: string[] = [];
  await renderKit(
    <ConfirmDialog
      variant={variant}
      title="Unpublish it?"
      confirm="Unpublish"
      cancel="Keep it"
      onConfirm={() => answers.push('confirmed')}
      onCancel={() => answers.push('kept')}
    >
      Low Sun goes away for fans.
    </ConfirmDialog>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Unpublish it?' });
  expect(dialog.textContent).toContain('Low Sun goes away for fans.');
  expect(document.activeElement?.textContent).toBe(focused);
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(answers).toEqual(['kept', 'confirmed', 'kept']);
});
