import { releasePath, releaseReference } from '@countin/domain/urls';
import { aReleasePage } from '@countin/domain/testing';
import { expect, it } from 'vitest';
import { aRequest, pageOf, someServices } from '../testing/page-services.ts';
import { releasePage } from '../release/release-page.tsx';

/** The moment as the page shows it without a script. */
async function whenLine(date: string, time: string) {
  const release = aReleasePage({ releaseMoment: { mode: 'instant', date, time, zone: 'Europe/Lisbon' } });
  const page = pageOf(
    await releasePage(
      aRequest(releasePath(release)),
      someServices({ releases: [release] }).services,
      releaseReference(release),
    ),
  );
  const line = page.querySelector('.when time');
  return [line?.textContent?.replace(/\s+/g, ' '), line?.getAttribute('datetime')];
}

it('names the time at which the page opens when its zone skips the one that was chosen', async () => {
  expect(await whenLine('2027-03-28', '01:30')).toEqual([
    'Releases Sunday, March 28, 2027 at 2:30 AM',
    '2027-03-28T01:30:00.000Z',
  ]);
});

it('means the first of two when the chosen time comes twice', async () => {
  expect(await whenLine('2027-10-31', '01:30')).toEqual([
    'Releases Sunday, October 31, 2027 at 1:30 AM',
    '2027-10-31T00:30:00.000Z',
  ]);
});
