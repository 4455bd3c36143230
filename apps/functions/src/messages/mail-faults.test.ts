import { aSignup } from '@countin/domain/testing';
import { afterEach, expect, test } from 'vitest';
import { createMailTransport } from '../platform/senders/mail-transport.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createWorld, SIGNUP_SECRET } from '../testing/services.ts';
import { putConfirmation, putPage, putSignups } from '../testing/stage.ts';
import { deliverDue } from './deliver-due.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const part of open.splice(0)) await part.close();
});

test('a server that answers 550 for one domain and refuses every third mail for now: all others arrive, each once', async () => {
  const world = createWorld('mail faults');
  await putPage(world);
  let requested = 0;
  const server = await startMailServer({
    refuse: (address) => {
      if (address.endsWith('@gone.example')) return [550, '5.1.2 Domain is not there'];
      requested += 1;
      return requested % 3 === 0 ? [451, '4.3.0 Try again'] : undefined;
    },
  });
  const transport = createMailTransport(
    server.url,
    { name: 'Countin', address: 'hello@countin.example' },
    SIGNUP_SECRET,
  );
  open.push(transport, server);
  world.sendMail = transport.send;

  const fans = Array.from({ length: 30 }, (_, nth) => ({
    id: `s${nth}`,
    contact: `fan${nth}@${nth % 5 === 0 ? 'gone' : 'mail'}.example`,
  }));
  await putSignups(world, fans);
  for (const fan of fans) await putConfirmation(world, aSignup(fan));
  // Waits of 30 s, 1, 2, 4 minutes: of 24 mails, a third is refused each time.
  for (let round = 0; round < 8; round += 1) {
    await deliverDue(world, Number.POSITIVE_INFINITY);
    world.passTime(5 * 60_000);
  }
  const expected = fans.filter(({ contact }) => contact.endsWith('@mail.example')).map(({ contact }) => contact);
  expect(server.taken.map(({ to }) => to).sort()).toEqual(expected.sort());
  expect(await world.list('suppressions')).toHaveLength(6);
});
