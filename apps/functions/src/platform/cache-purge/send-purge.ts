import { PURGE_CONTEXT, type PurgeRequest } from '@countin/domain/pages';
import { PUBLIC_PATHS } from '@countin/domain/urls';
import { signRequest } from '@countin/server-http';

/** Purges pages from every cache; rejects when a cache did not accept the request. */
export type SendPurge = (order: PurgeRequest) => Promise<void>;

interface PurgeSenderOptions {
  /** Origin at which the functions reach the host. */
  readonly hostUrl: string;
  readonly signingSecret: string;
  /** A CDN in front of the host: takes `{"files": […]}` with a bearer key, as Cloudflare's purge does. Null where there is none. */
  readonly cdn: { readonly url: string; readonly key: string } | null;
  /** WebSub hub; null if there is none. */
  readonly hub: string | null;
  /** Origin of the main host. Its feeds are named by a query, and are copies of feeds at addresses of their own. */
  readonly main: string;
  readonly now: () => number;
}

/** An artist waits for this after publishing. */
const TIMEOUT = 2000;
/** Addresses in one order to a CDN: what Cloudflare takes on its smallest plan. */
const CDN_BATCH = 30;

/** Tells the host, which keeps rendered pages in memory, and then the CDN, which would ask the host again. */
export function createPurgeSender({ hostUrl, signingSecret, cdn, hub, main, now }: PurgeSenderOptions): SendPurge {
  return async (order) => {
    const body = JSON.stringify(order);
    await post(
      hostUrl + PUBLIC_PATHS.purge,
      body,
      signRequest({ secret: signingSecret, context: PURGE_CONTEXT, body, now: now() }),
    );
    if (cdn) await purgeCdn(cdn, order.addresses);
    // Last: the hub fetches the feeds at once, and must not get the old copies.
    if (hub !== null)
      await notifyHub(
        hub,
        order.addresses.filter((address) => isTopic(address, main)),
      );
  };
}

async function purgeCdn(cdn: NonNullable<PurgeSenderOptions['cdn']>, addresses: readonly string[]): Promise<void> {
  for (let from = 0; from < addresses.length; from += CDN_BATCH) {
    await post(cdn.url, JSON.stringify({ files: addresses.slice(from, from + CDN_BATCH) }), {
      authorization: `Bearer ${cdn.key}`,
    });
  }
}

/** Tells the hub which feeds have changed (WebSub, 6: `hub.mode=publish`, as hubs expect it). */
async function notifyHub(hub: string, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  const form = new URLSearchParams([
    ['hub.mode', 'publish'],
    ...topics.map((topic): [string, string] => ['hub.url', topic]),
  ]);
  await post(hub, form.toString(), { 'content-type': 'application/x-www-form-urlencoded' });
}

/** Paths of feeds that advertise the hub. Calendars have no way to. */
const TOPIC = /\/feed\.(?:rss|json)$/;

/** Whether an address is that of a feed. A hub may refuse one at which it finds none. */
function isTopic(address: string, main: string): boolean {
  const { origin, pathname } = new URL(address);
  return origin !== main && TOPIC.test(pathname);
}

async function post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`pages could not be renewed: ${new URL(url).host} answered ${answer.status}`);
}
