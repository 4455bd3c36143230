import { AppError } from '@countin/domain/errors';
import type { CheckedLink, ReportedLink } from '@countin/domain/link-finding';
import type { PreferredService, StoreLink } from '@countin/domain/store-links';
import { aStoreLink } from '@countin/domain/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { LinkFacts } from './link-facts.tsx';
import { PreferredServices } from './preferred-services.tsx';

afterEach(cleanup);

const NOW = Date.parse('2026-11-20T12:00:00Z');
const link = aStoreLink({ id: 'a', source: 'upc', confidence: 96 });
const check = (changes: Partial<CheckedLink>): CheckedLink => ({
  service: 'spotify',
  url: link.url,
  state: 'live',
  countries: ['JP', 'US'],
  requested: ['GB', 'JP', 'US'],
  survey: null,
  before: null,
  movedTo: null,
  checkedAt: NOW - 2 * 3_600_000,
  goneSince: null,
  notifiedAt: null,
  ...changes,
});
const REPORT: ReportedLink = {
  url: link.url,
  count: 3,
  firstAt: NOW - 7_200_000,
  lastAt: NOW - 3_600_000,
  previousUrl: 'https://open.spotify.com/album/before',
  replacedAt: NOW - 86_400_000,
};

async function show(facts: { check?: CheckedLink; report?: ReportedLink; fails?: boolean }) {
  const done: (string | Partial<StoreLink>)[] = [];
  const act = (what: string) => () => {
    done.push(what);
    return facts.fails ? Promise.reject(new AppError('link/no-previous')) : Promise.resolve();
  };
  await renderScreen(
    <LinkFacts
      link={link}
      name="Spotify"
      check={facts.check ?? null}
      report={facts.report ?? null}
      now={NOW}
      onChange={(changes) => done.push(changes)}
      onRevert={act('revert')}
      onDismiss={act('dismiss')}
    />,
  );
  await screen.findByText('Found by UPC, 96% sure');
  return done;
}

test('a live link says where it is live and when that was checked', async () => {
  await show({ check: check({}) });
  expect(screen.getByText('Works')).toBeTruthy();
  expect(screen.getByText('live in 2 of 3 countries · checked 2 hr. ago')).toBeTruthy();
});

test('countries of earlier nights count too', async () => {
  const requested = Array.from({ length: 180 }, (_, at) => String(at));
  await show({ check: check({ survey: { requested, live: requested.slice(0, 41) } }) });
  expect(screen.getByText(/^live in 41 of 180 countries/)).toBeTruthy();
});

test('a moved link takes its new address by one press', async () => {
  const done = await show({ check: check({ state: 'moved', movedTo: 'https://open.spotify.com/album/new' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Use the new address' }));
  expect(done).toEqual([{ url: 'https://open.spotify.com/album/new' }]);
});

test('changed countries are named, and the link can be limited to them', async () => {
  const done = await show({ check: check({ state: 'region-changed', requested: [], before: ['GB', 'JP'] }) });
  expect([screen.getByText('New: United States'), screen.getByText('No longer: United Kingdom')]).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Show only in these countries' }));
  expect(done).toEqual([{ territories: ['JP', 'US'] }]);
});

test('countries that were only sampled limit nothing', async () => {
  await show({ check: check({ state: 'region-changed', before: ['GB', 'JP', 'US'] }) });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that is gone says what to do', async () => {
  await show({ check: check({ state: 'gone', countries: [] }) });
  expect(screen.getByText(/no longer has this page/)).toBeTruthy();
});

test('reports stand with the previous address, and are answered by one press', async () => {
  const done = await show({ report: REPORT });
  expect(screen.getByText(/3 fans say this link is wrong\. Last one 1 hr\. ago\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: /album\/before/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Use the previous address of/ }));
  fireEvent.click(screen.getByRole('button', { name: /The link to .* is right/ }));
  expect(done).toEqual(['revert', 'dismiss']);
});

test('a revert that fails says why', async () => {
  await show({ report: REPORT, fails: true });
  fireEvent.click(screen.getByRole('button', { name: /Use the previous address of/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('This link had no other address before.');
});

test('dismissed reports are not shown', async () => {
  await show({ report: { ...REPORT, count: 0 } });
  expect(screen.queryByText(/fans say/)).toBeNull();
});

test('a country gets one preferred service, which can be removed and restored', async () => {
  const seen: { preferred: readonly PreferredService[] } = { preferred: [{ country: 'JP', service: 'tidal' }] };
  const links = [link, aStoreLink({ id: 'b', service: 'tidal', url: 'https://tidal.com/album/1' })];
  function Holder() {
    const [preferred, setPreferred] = useState(seen.preferred);
    return (
      <PreferredServices
        preferred={preferred}
        links={links}
        onChange={(next) => {
          seen.preferred = next;
          setPreferred(next);
        }}
      />
    );
  }
  await renderScreen(<Holder />);
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Country');
  choose('Country', 'JP');
  choose('Service', 'spotify');
  fireEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(seen.preferred).toEqual([{ country: 'JP', service: 'spotify' }]);
  fireEvent.click(screen.getByRole('button', { name: /Remove .*Japan/ }));
  expect(seen.preferred).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(seen.preferred).toEqual([{ country: 'JP', service: 'spotify' }]);
});
