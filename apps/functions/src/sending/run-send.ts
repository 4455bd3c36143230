import { setTimeout as delay } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { attempt } from '../messages/attempt.ts';
import { ServerAway } from '../platform/senders/server-away.ts';
import { domainOf } from '../platform/rate-limit/mail-rates.ts';
import { takeDomainTurns } from '../platform/rate-limit/domain-rate.ts';
import type { Services } from '../platform/services.ts';
import { noteRefusal } from '../suppression/note-refusal.ts';
import { OutcomeWriter } from './outcome-writer.ts';
import type { ClaimedMessage, SendSource } from './send-source.ts';
import {
  BEGIN_WITHIN_MS,
  CLAIM_AHEAD_MS,
  FIRST_CLAIM,
  LARGEST_CLAIM,
  LOOK_AGAIN_MS,
  PROBE_MS,
  SLOTS,
} from './sending-limits.ts';

/** End of a run of a send: without recipients left, at its deadline, or because the server was unreachable. */
export type SendEnd = 'complete' | 'deadline' | 'away';

/** State of a run. */
interface Run {
  readonly services: Services;
  readonly source: SendSource;
  /** Runs work in one of the slots, as soon as one is free. */
  readonly inSlot: LimitFunction;
  readonly outcomes: OutcomeWriter;
  /** The server cannot be reached: nothing is begun any more. */
  isAway: boolean;
  /** Messages whose turn has come and gone. */
  settled: number;
  /** Whether the send went on when it was last asked, and when that was. */
  look: { readonly at: number; readonly goesOn: Promise<boolean> };
}

/** Runs of one process share its slots: it is the process that may be killed. */
const ofProcess = new WeakMap<Services, Pick<Run, 'inSlot' | 'outcomes'>>();

function inProcess(services: Services): Pick<Run, 'inSlot' | 'outcomes'> {
  const known = ofProcess.get(services) ?? { inSlot: pLimit(SLOTS), outcomes: new OutcomeWriter(services) };
  ofProcess.set(services, known);
  return known;
}

/**
 * Tells the recipients of a source, each once. Claims are small and follow the pace of the server. One page is claimed
 * while the previous one is sent, and no more. Killed at any point, a later run goes on.
 *
 * @param deadline when to claim no more, milliseconds since 1970
 * @param beforeClaim called before each claim; false ends the run
 */
export async function runSend(
  services: Services,
  source: SendSource,
  deadline: number,
  beforeClaim: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<SendEnd> {
  const began = services.now();
  const look = { at: began, goesOn: Promise.resolve(true) };
  const run: Run = { services, source, ...inProcess(services), isAway: false, settled: 0, look };
  let limit = FIRST_CLAIM;
  let after: string | null = null;
  let before: Promise<void> = Promise.resolve();
  let current: Promise<void> = Promise.resolve();
  try {
    while (!run.isAway && services.now() < deadline && (await beforeClaim())) {
      const page = await source.claim(after, limit);
      before = current;
      current = tell(run, page.claims, page.exceptions);
      // Awaited below; until then its failure must not end the process.
      current.catch(() => undefined);
      if (page.next === null) return await ended(run, current, before);
      after = page.next;
      // The server has answered once before more is claimed. After that at most one page waits for its turn.
      await (limit === FIRST_CLAIM ? current : before);
      limit = claimSize(run, began, limit);
    }
    await current;
    return run.isAway ? 'away' : 'deadline';
  } finally {
    await Promise.allSettled([before, current]);
  }
}

async function ended(run: Run, ...pages: readonly Promise<void>[]): Promise<SendEnd> {
  await Promise.all(pages);
  return run.isAway ? 'away' : 'complete';
}

/** By the pace so far, and not more than ten times the last page. */
function claimSize({ services, settled }: Run, began: number, last: number): number {
  const elapsed = services.now() - began;
  const byPace = elapsed > 0 ? Math.ceil((settled * CLAIM_AHEAD_MS) / elapsed) : LARGEST_CLAIM;
  return Math.max(1, Math.min(LARGEST_CLAIM, last * 10, byPace));
}

async function tell(
  run: Run,
  claims: readonly ClaimedMessage[],
  exceptions: readonly (() => Promise<void>)[],
): Promise<void> {
  const domains = Map.groupBy(claims, ({ to }) => (to.channel === 'email' ? domainOf(to.contact) : ''));
  await Promise.all([
    ...[...domains].map(([domain, messages]) => sendToDomain(run, domain, messages)),
    ...exceptions.map((work) => run.inSlot(() => logged(run, work))),
  ]);
}

/** At the pace that the receiving domain's mailboxes allow. */
async function sendToDomain(run: Run, domain: string, messages: readonly ClaimedMessage[]): Promise<void> {
  let rest = messages;
  const begun: Promise<void>[] = [];
  while (rest.length > 0) {
    const { granted, againAt } =
      domain === '' ? { granted: rest.length, againAt: 0 } : await takeDomainTurns(run.services, domain, rest.length);
    begun.push(...rest.slice(0, granted).map((message) => run.inSlot(() => logged(run, () => send(run, message)))));
    rest = rest.slice(granted);
    const [next] = rest;
    if (!next) break;
    if (againAt > next.since + BEGIN_WITHIN_MS) {
      begun.push(giveBack(run, rest, againAt));
      break;
    }
    await delay(Math.max(0, againAt - run.services.now()));
  }
  await Promise.all(begun);
}

async function send(run: Run, message: ClaimedMessage): Promise<void> {
  const { services } = run;
  if (run.isAway) return giveBack(run, [message], services.now() + PROBE_MS);
  if (services.now() - message.since > BEGIN_WITHIN_MS) return giveBack(run, [message], services.now());
  if (!(await goesOn(run, message))) return giveBack(run, [message], services.now());
  try {
    await attempt(services, message.compose(), message.since);
  } catch (error) {
    run.isAway ||= error instanceof ServerAway;
    run.settled += 1;
    services.log(`Message ${message.id} was not taken.`, error);
    await noteRefusal(services, message.to, error);
    return message.settleFailed(error);
  }
  run.settled += 1;
  await run.outcomes.sent(message);
}

/** What the claim has read is believed for a second, and so is each look after it. A look that fails holds back. */
async function goesOn(run: Run, { since }: ClaimedMessage): Promise<boolean> {
  const { services, source } = run;
  const now = services.now();
  if (!source.goesOn || now - since < LOOK_AGAIN_MS) return true;
  if (now - Math.max(since, run.look.at) >= LOOK_AGAIN_MS)
    run.look = { at: now, goesOn: source.goesOn().catch(() => false) };
  return run.look.goesOn;
}

async function giveBack({ services }: Run, messages: readonly ClaimedMessage[], at: number): Promise<void> {
  const batch = services.db.batch();
  for (const message of messages) message.giveBack(batch, at);
  await batch.commit();
}

/** One message's failure keeps no other waiting; its lease ends, and the schedule finds it. */
async function logged({ services }: Run, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => services.log('A message waits for the next run.', error));
}
