import { AppError, errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { PublishingBar } from './publishing-bar.tsx';
import { usePublishing } from './use-publishing.ts';

afterEach(cleanup);

/** Renders a page with a fake server that can refuse. */
async function open() {
  const server = { did: [] as string[], error: null as ErrorCode | null };
  const act = (verb: string) => async (id: string) => {
    if (server.error) throw new AppError(server.error);
    server.did.push(`${verb} ${id}`);
  };
  function Bar() {
    const { publish, withdraw, error, news } = usePublishing({
      news: ['live', 'gone'],
      publish: { mutationFn: act('publish') },
      withdraw: { mutationFn: act('withdraw') },
    });
    return (
      <PublishingBar
        variant="card"
        status={{ tone: 'live', text: 'Live' }}
        saved="Saved"
        actions={
          <>
            <button type="button" onClick={() => void publish('one', 'live')}>
              Publish
            </button>
            <button type="button" onClick={() => void withdraw('one', 'gone')}>
              Take down
            </button>
          </>
        }
        notices={[
          error && { tone: 'danger', text: errorCodeOf(error) },
          news && !error ? { tone: 'info', text: `It is ${news}.` } : null,
        ]}
      />
    );
  }
  await renderKit(<Bar />);
  await screen.findByText('Live');
  return server;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a result is announced until the next attempt starts', async () => {
  const server = await open();
  press('Publish');
  expect((await screen.findByRole('status')).textContent).toBe('It is live.');
  press('Take down');
  expect(await screen.findByText('It is gone.')).toBeTruthy();
  expect(screen.queryByText('It is live.')).toBeNull();
  expect(server.did).toEqual(['publish one', 'withdraw one']);
});

test('a refusal is announced, and cleared by the next attempt of either kind', async () => {
  const server = await open();
  server.error = 'service/unavailable';
  press('Publish');
  expect((await screen.findByRole('alert')).textContent).toBe('service/unavailable');
  server.error = null;
  press('Take down');
  expect(await screen.findByText('It is gone.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(server.did).toEqual(['withdraw one']);
});

test('an action that disappears passes the focus to the status', () => {
  const bar = (actions: ReactNode) => (
    <PublishingBar variant="card" status={{ tone: 'live', text: 'Live' }} actions={actions} />
  );
  const { rerender } = render(bar(<button type="button">Publish</button>));
  screen.getByRole('button', { name: 'Publish' }).focus();
  rerender(bar(<a href="/page">Open page</a>));
  expect(document.activeElement?.textContent).toBe('Live');
});

test('an action that disappears without the focus moves nothing', () => {
  const bar = (actions: ReactNode) => <PublishingBar variant="card" actions={actions} />;
  const { rerender } = render(bar(<button type="button">Publish</button>));
  screen.getByRole('button', { name: 'Publish' }).focus();
  screen.getByRole('button', { name: 'Publish' }).blur();
  rerender(bar(null));
  expect(document.activeElement).toBe(document.body);
});
