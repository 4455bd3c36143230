import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import { preparedCampaignId, preparedTiming, type AudienceSize, type Campaign } from '@countin/domain/campaigns';

import { AppError } from '@countin/domain/errors';
import { releaseSearchTokens, type MusicProduct } from '@countin/domain/release';
import { aMusicProduct, anArtistProfile } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as OwnArtist } from '../../shell/profiles/own-artist.tsx';
import { aCampaign } from '../../testing/a-campaign.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { Component as CampaignScreen } from './campaign-screen.tsx';
import { Component as CampaignsScreen } from './campaigns-screen.tsx';

stubLayout();
afterEach(cleanup);

const NOW = Date.now();
const written = (change: Partial<Campaign> = {}): Campaign =>
  aCampaign({
    createdAt: NOW,
    updatedAt: NOW,
    texts: { en: { subject: 'On tour', message: '', parts: { a: 'We play.' } } },
    ...change,
  });
const SIZE: AudienceSize = {
  found: 260,
  recipients: 240,
  unconfirmed: 12,
  noConsent: 5,
  review: 0,
  suppressed: 3,
  frequency: 0,
};
const RESULTS = {
  waiting: 0,
  accepted: 200,
  bounced: 4,
  failed: 2,
  excluded: 1,
  clicked: 31,
  unsubscribed: 2,
  complained: 0,
};

interface Opened {
  readonly campaign?: Campaign;
  readonly size?: AudienceSize;
  readonly role?: 'viewer' | 'manager';
  readonly path?: string;
  readonly release?: MusicProduct;
  /** Answer to starting and resuming it. */
  readonly refusal?: AppError;
}

async function open({
  campaign = written(),
  size = SIZE,
  role,
  path = '/artist/artist/campaigns/tour',
  release = aMusicProduct(),
  refusal,
}: Opened = {}) {
  const calls: [string, unknown][] = [];
  let stored = campaign;
  let reads = 0;
  const prepared = written({
    id: preparedCampaignId('week', release.id),
    timing: preparedTiming('week', release.releaseMoment) ?? { mode: 'now' },
  });
  const note =
    <T,>(name: string, answer: (input: never) => T) =>
    (input: never) => {
      calls.push([name, input]);
      return answer(input);
    };
  const become = (state: Campaign['state']) => () => {
    stored = { ...stored, state, size, beginsAt: NOW, hold: null };
    return { stored };
  };
  const unlessRefused = (answer: () => unknown) => () => {
    if (refusal) throw refusal;
    return answer();
  };
  const access = memoryAccess(
    {
      'artistProfiles/artist/campaigns/tour': campaign,
      [`musicProducts/${release.id}`]: {
        ...release,
        searchTokens: releaseSearchTokens({ ...release, artistName: 'Mira', artistSlug: 'mira' }),
      },
    },
    {
      'studio/prepareCampaign': note('prepare', () => {
        access.put(`artistProfiles/artist/campaigns/${prepared.id}`, prepared);
        return { campaignId: prepared.id };
      }),
      'studio/readAudience': () => ({ size, settings: { cap: { messages: 3, days: 7 } } }),
      'studio/readTextPrices': () => ({ prices: { currency: 'USD', elsewhere: 0.09, countries: { US: 0.01 } } }),
      'studio/saveCampaignSettings': note('cap', () => ({})),
      'studio/testCampaign': note('test', ({ number }: { number: string }) => {
        if (number.length < 12) throw new AppError('campaign/test-number');
        return { to: number.replaceAll(' ', '') };
      }),
      'studio/startCampaign': note('start', unlessRefused(become('sending'))),
      'studio/pauseCampaign': note('pause', become('paused')),
      'studio/resumeCampaign': note('resume', unlessRefused(become('sending'))),
      'studio/readTeam': () => ({
        owner: { uid: 'mira', name: 'Mira', email: null },
        members: [{ uid: 'ben', name: 'Ben Adler', email: null, role: 'manager', since: NOW }],
        invitations: [],
        offer: null,
        role: 'owner',
      }),
      'studio/cancelCampaign': note('cancel', become('cancelled')),
      'studio/retryCampaign': note('retry', () => ({ retried: 2 })),
      // A sent message more with each look at a running campaign.
      'studio/readCampaignResults': () => ({ stored, results: { ...RESULTS, accepted: 200 + reads++ } }),
      'studio/readRecipients': () => ({
        recipients: [
          {
            fanId: 'ana',
            contact: 'ana@example.com',
            name: 'Ana',
            ...(reads > 1 ? { state: 'sent', refusal: null } : { state: 'dropped', refusal: 'frequency' }),
            bounced: false,
            sentAt: null,
            delayedUntil: null,
            clickedAt: null,
            unsubscribedAt: null,
          },
        ],
        next: null,
      }),
    },
  );
  const uid = role ? 'ben' : 'mira';
  const view = await renderRoute(
    [
      {
        Component: OwnArtist,
        children: [
          { path: '/artist/:artistId/campaigns', Component: CampaignsScreen },
          { path: '/artist/:artistId/campaigns/:campaignId', Component: CampaignScreen },
        ],
      },
    ],
    {
      path,
      uid,
      user: role ? { artistRoles: { artist: role } } : {},
      access,
      stored: [[queryKeys.artist('artist'), anArtistProfile({ id: 'artist', createdBy: 'mira' })]],
    },
  );
  return { ...view, access, calls };
}

test('a draft tells how many fans get it, who does not and why, and is sent once their number is confirmed', async () => {
  const { calls } = await open();
  const audience = within(await screen.findByRole('region', { name: 'Audience' }));
  expect(await audience.findByText('Recipients: 240')).toBeTruthy();
  expect(audience.getByText('Not confirmed: 12')).toBeTruthy();
  expect(audience.queryByText(/^Already got/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send this campaign?' }));
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send now' });
  expect(send.disabled).toBe(true);
  fireEvent.click(dialog.getByRole('checkbox', { name: 'I want to write to 240 fans.' }));
  fireEvent.click(send);
  // The editor gives way to the report.
  expect(await screen.findByRole('progressbar', { name: 'Messages sent' })).toBeTruthy();
  expect(calls).toEqual([
    ['start', { ownerId: 'artist', ownerKind: 'artist', campaignId: 'tour', updatedAt: NOW, confirmed: 240 }],
  ]);
});

test('a text message with a name is priced with the longest one', async () => {
  const texts = { en: { subject: '', message: `{{name}}${'x'.repeat(40)}`, parts: {} } };
  await open({ campaign: written({ channel: 'phone', texts }), size: { ...SIZE, recipients: 10 } });
  expect(await screen.findByText(/^\d segments for each fan, with the longest name$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  // A letter outside the short alphabet doubles what the rest takes.
  expect(await dialog.findByText('Price: at most $3.60')).toBeTruthy();
});

test('the price of text messages is told before they are sent', async () => {
  const texts = { en: { subject: '', message: 'We play.', parts: {} } };
  await open({ campaign: written({ channel: 'phone', texts }), size: { ...SIZE, recipients: 10 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  // Ten fans, two segments with the link that unsubscribes, at the dearest price.
  expect(await dialog.findByText('Price: at most $1.80')).toBeTruthy();
});

test('a text message is tested with a number, which may be refused', async () => {
  const texts = { en: { subject: '', message: 'We play.', parts: {} } };
  const { calls } = await open({ campaign: written({ channel: 'phone', texts }) });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send a test to me' });
  expect(button.disabled).toBe(true);
  const field = screen.getByLabelText('Your phone number, with country code');
  fireEvent.change(field, { target: { value: '+49 151 1' } });
  fireEvent.click(button);
  expect(await screen.findByText(/^A test goes to a number that gets your text messages\./)).toBeTruthy();
  fireEvent.change(field, { target: { value: '+49 151 12345678' } });
  fireEvent.click(button);
  expect(await screen.findByText('Sent to +4915112345678.')).toBeTruthy();
  const input = { ownerId: 'artist', ownerKind: 'artist', campaignId: 'tour', language: 'en' };
  expect(calls).toEqual([
    ['test', { ...input, number: '+49 151 1' }],
    ['test', { ...input, number: '+49 151 12345678' }],
  ]);
});

test('how often a fan may get campaigns is saved within its limits, which are said at the field', async () => {
  const { calls } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  const messages = await screen.findByLabelText('Campaigns at most');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save for all campaigns' }));
  fireEvent.change(messages, { target: { value: '11' } });
  save();
  expect(await screen.findByText('Enter 1 to 10 campaigns and 1 to 90 days.')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(messages);
  fireEvent.change(messages, { target: { value: '5' } });
  save();
  await expect.poll(() => screen.queryByLabelText('Campaigns at most')).toBeNull();
  expect(calls).toEqual([
    ['cap', { ownerId: 'artist', ownerKind: 'artist', settings: { cap: { messages: 5, days: 7 } } }],
  ]);
});

test('a draft without recipients is not sent, and says so', async () => {
  const { calls } = await open({ size: { ...SIZE, recipients: 0 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('No fan would get this campaign. Choose a different audience.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each([
  [
    new AppError('limit/recipients', { expected: '1200' }),
    /Recipients left for today: 1,200\. .* starts over on \w+ \d+ at /,
  ],
  [new AppError('auth/unverified'), /^Confirm your email address first\. .* in the settings\.$/],
])('a campaign that may not go out today says what to do: %s', async (refusal, text) => {
  await open({ refusal, size: { ...SIZE, recipients: 10 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send this campaign?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy();
});

test('a prepared campaign is switched on with one press, after a question that tells how many get it', async () => {
  const date = new Date(NOW + 30 * 86_400_000).toISOString().slice(0, 10);
  const release = aMusicProduct({
    id: 'sun',
    artistId: 'artist',
    createdBy: 'mira',
    title: 'Low Sun',
    status: 'published',
    releaseMoment: { mode: 'instant', date, time: '12:00', zone: 'UTC' },
  });
  const { calls } = await open({ path: '/artist/artist/campaigns', release });
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on: One week to go' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send this campaign?' }));
  expect(dialog.getByText('Recipients: 240')).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'I want to write to 240 fans.' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
  await expect
    .poll(() => calls)
    .toEqual([
      ['prepare', { artistId: 'artist', productId: 'sun', kind: 'week', language: 'en' }],
      ['start', { ownerId: 'artist', ownerKind: 'artist', campaignId: 'week_sun', updatedAt: NOW, confirmed: 240 }],
    ]);
});

test('a running campaign is paused, goes on, and its rest is cancelled after a question', async () => {
  const { calls } = await open({ campaign: written({ state: 'sending', size: SIZE, beginsAt: NOW }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the rest' }));
  fireEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Cancel the rest?' })).getByRole('button', {
      name: 'Cancel the rest',
    }),
  );
  await expect.poll(() => calls.map(([name]) => name)).toEqual(['pause', 'resume', 'cancel']);
  await expect.poll(() => screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('a campaign that the service has paused says why', async () => {
  await open({ campaign: written({ state: 'paused', hold: 'held-back', size: SIZE, beginsAt: NOW }) });
  expect(await screen.findByText(/^Paused, because our team holds this profile back\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resume' })).toBeTruthy();
});

const STARTED_BY_BEN = { state: 'paused', hold: 'suspended', startedBy: 'ben', size: SIZE, beginsAt: NOW } as const;

test('a campaign of a suspended member says whose it is and becomes, before it is resumed', async () => {
  const { calls } = await open({ campaign: written(STARTED_BY_BEN) });
  expect(await screen.findByText('Started by Ben Adler, whose account is suspended.')).toBeTruthy();
  expect(screen.getByText('If you resume it, you send it.')).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  expect(screen.queryByText(/whose account is suspended/)).toBeNull();
  const key = { ownerId: 'artist', ownerKind: 'artist', campaignId: 'tour' };
  expect(calls).toEqual([['resume', { ...key, takeOver: true }]]);
});

test('a campaign of a suspended member who has left says so without a name, and to a viewer without a button', async () => {
  await open({ campaign: written({ ...STARTED_BY_BEN, startedBy: 'gone' }), role: 'viewer' });
  expect(await screen.findByText('Paused, because the account that started it is suspended.')).toBeTruthy();
  expect(screen.queryByText('If you resume it, you send it.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});

test('a takeover beyond today’s room says how many there is room for', async () => {
  const refusal = new AppError('limit/recipients', { expected: '1200' });
  await open({ campaign: written(STARTED_BY_BEN), refusal });
  fireEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByText(/Recipients left for today: 1,200\./)).toBeTruthy();
});

test('results tell what became of the messages, of each recipient too, and failures are tried again', async () => {
  const { calls } = await open({ campaign: written({ state: 'sent', size: SIZE, beginsAt: NOW }) });
  const results = within(await screen.findByRole('region', { name: 'Results' }));
  const figure = (name: string) => results.getByText(name).parentElement?.textContent;
  expect(['Accepted', 'Clicked', 'Unsubscribed', 'Bounced'].map(figure)).toEqual([
    'Accepted200',
    'Clicked31',
    'Unsubscribed2',
    'Bounced4',
  ]);
  expect(await screen.findByText('ana@example.com')).toBeTruthy();
  expect(screen.getByText(/Already got as many campaigns as you allow\./)).toBeTruthy();
  fireEvent.click(results.getByRole('button', { name: 'Try failed ones again' }));
  expect(await results.findByText('Trying again: 2')).toBeTruthy();
  expect(calls.map(([name]) => name)).toEqual(['retry']);
});

test('recipients of a running campaign follow its counts', async () => {
  await open({ campaign: written({ state: 'sending', size: SIZE, beginsAt: NOW }) });
  const list = within(await screen.findByRole('region', { name: 'Recipients' }));
  expect(await list.findByText(/Already got as many campaigns as you allow\./)).toBeTruthy();
  expect(await list.findByText('Accepted', { selector: 'span' }, { timeout: 8000 })).toBeTruthy();
}, 15_000);

test('a viewer reads campaigns and their numbers, without addresses or controls', async () => {
  await open({ campaign: written({ state: 'sending', size: SIZE, beginsAt: NOW }), role: 'viewer' });
  expect(await screen.findByRole('region', { name: 'Results' })).toBeTruthy();
  expect(screen.queryByText('ana@example.com')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  cleanup();
  await open({ role: 'viewer', path: '/artist/artist/campaigns' });
  expect(await screen.findByRole('link', { name: 'Tour' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New campaign' })).toBeNull();
});
