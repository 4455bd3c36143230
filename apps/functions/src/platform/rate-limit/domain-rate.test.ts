import { expect, test } from 'vitest';
import { countDocuments } from '../../testing/sending/count-documents.ts';
import { createWorld } from '../../testing/services.ts';
import { pauseDomain, takeDomainTurns } from './domain-rate.ts';
import { domainOf, readMailRates } from './mail-rates.ts';

const worldOf = (rates: string) => Object.assign(createWorld('domain rate'), { mailRates: readMailRates(rates)! });

test('instances share the pace of a domain, and are told when to ask again', async () => {
  const world = worldOf('*=50 slow.example=5');
  const batches = await Promise.all(Array.from({ length: 4 }, () => takeDomainTurns({ ...world }, 'mail.example', 40)));
  expect(batches.reduce((sum, { granted }) => sum + granted, 0)).toBe(100);
  const { againAt, granted } = await takeDomainTurns(world, 'mail.example', 40);
  expect([granted, againAt - world.now()]).toEqual([0, 800]);
  world.passTime(800);
  expect(await takeDomainTurns(world, 'mail.example', 40)).toEqual({ granted: 40, againAt: world.now() });
  expect((await takeDomainTurns(world, 'slow.example', 40)).granted).toBe(10);
});

test('batches of one process that ask together take turns together, in their order', async () => {
  const world = worldOf('*=50');
  const counts = countDocuments(world.db);
  const batches = await Promise.all(Array.from({ length: 40 }, () => takeDomainTurns(world, 'mail.example', 10)));
  expect(batches.map(({ granted }) => granted)).toEqual([...Array<number>(10).fill(10), ...Array<number>(30).fill(0)]);
  expect(batches[0]?.againAt).toBe(world.now());
  expect(batches[10]?.againAt).toBeGreaterThan(world.now());
  // The first one does not wait for the others.
  expect(counts).toEqual({ reads: 2, writes: 2 });
});

test('a process that sends on writes its turns by time and not by batch', async () => {
  const world = worldOf('*=5000');
  const counts = countDocuments(world.db);
  for (let batch = 0; batch < 100; batch += 1) {
    expect((await takeDomainTurns(world, 'mail.example', 100)).granted).toBe(100);
    world.passTime(100);
  }
  // Ten seconds, and the first one to learn the pace.
  expect(counts.writes).toBeLessThanOrEqual(12);
});

test('turns that a process has ahead are lost after a second, and with a pause', async () => {
  const world = worldOf('*=1000');
  await takeDomainTurns(world, 'mail.example', 100);
  world.passTime(100);
  await takeDomainTurns(world, 'mail.example', 100);
  await pauseDomain(world, 'mail.example', world.now() + 500);
  expect((await takeDomainTurns(world, 'mail.example', 100)).granted).toBe(0);
  world.passTime(600);
  await takeDomainTurns(world, 'mail.example', 100);
  world.passTime(100);
  await takeDomainTurns(world, 'mail.example', 100);
  world.passTime(5000);
  // The bucket of two seconds, and nothing that was left.
  expect((await takeDomainTurns(world, 'mail.example', 4000)).granted).toBe(2000);
});

test('over a minute a domain gets no more than its rate', async () => {
  const world = worldOf('*=10');
  let sent = 0;
  for (const end = world.now() + 60_000; world.now() < end;) {
    const { granted, againAt } = await takeDomainTurns(world, 'mail.example', 1000);
    sent += granted;
    world.setNow(Math.max(againAt, world.now() + 1));
  }
  expect(sent).toBeGreaterThanOrEqual(600);
  expect(sent).toBeLessThanOrEqual(640);
});

test('less than one a second is possible', async () => {
  const world = worldOf('*=0.1');
  expect((await takeDomainTurns(world, 'mail.example', 4)).granted).toBe(1);
  const { granted, againAt } = await takeDomainTurns(world, 'mail.example', 4);
  expect([granted, againAt - world.now()]).toEqual([0, 10_000]);
});

test('a few mails need no turn, and cost no read', async () => {
  const world = worldOf('*=1');
  for (let batch = 0; batch < 10; batch += 1) {
    expect((await takeDomainTurns(world, 'small.example', 3)).granted).toBe(3);
  }
  expect(await world.list('domainRates')).toEqual([]);
});

test('a server that asks for fewer mails gets none for a while', async () => {
  const world = worldOf('*=50');
  await pauseDomain(world, 'busy.example', world.now() + 60_000);
  await pauseDomain(world, 'busy.example', world.now() + 30_000);
  expect(await takeDomainTurns(world, 'busy.example', 10)).toEqual({ granted: 0, againAt: world.now() + 60_000 });
  world.passTime(60_000);
  expect((await takeDomainTurns(world, 'busy.example', 10)).granted).toBe(10);
  expect((await world.list('domainRates')).join()).not.toContain('busy');
});

test.each(['', '50', '*=0', '*=-1', 'gmail.com=20', '*=50 gmail.com', '*=fast'])('rates %j are refused', (text) => {
  expect(readMailRates(text)).toBeNull();
});

test('the domain of an address is what follows its last @', () => {
  expect(domainOf('"a@b"@Example.COM')).toBe('example.com');
});
