import { RpcError } from '../../service.ts';
import type { Caller, DuplexSession, DuplexSink, Wire } from '../../service.ts';
import type { Changes } from './change-feed.ts';
import type { EngineContext } from '../engine-context.ts';
import { globalSnapshot, position } from './global-snapshot.ts';
import { parseTarget } from './listen-target.ts';
import type { ListenTarget, Subscription } from './subscription.ts';
import { mayRead } from './may-read.ts';
import { parseName, pathWithin } from '../values/resource-path.ts';
import type { Tenant } from '../values/resource-path.ts';
import { sendInitialState } from './initial-state.ts';
import { createSnapshotChanges } from './snapshot-changes.ts';
import { toRpcError } from '../unexpected-error.ts';

/**
 * How often a stream that nothing happens on is told so. Its targets' resume tokens stay young that way, and a
 * client that comes back need not start afresh. The hosted service does the same about as often.
 */
const IDLE_SNAPSHOT_MS = 60_000;

interface OpenTarget {
  readonly target: ListenTarget;
  readonly subscription: () => void;
  lookups: () => void;
}

/** A Listen stream: many targets of one database, kept up to date by one snapshot after each commit. */
export function openListenSession(context: EngineContext, caller: Caller, sink: DuplexSink): DuplexSession {
  const { feed } = context;
  const targets = new Map<number, OpenTarget>();
  let tenant: Tenant | null = null;
  let open = true;
  const listener = { changed, rulesChanged };
  const dispose = feed.open(listener);
  const idle = setInterval(() => {
    if (targets.size === 0) return;
    context.commits.flush();
    send(globalSnapshot(context));
  }, IDLE_SNAPSHOT_MS).unref();

  const send = (response: Wire): void => (open ? sink.send(response) : undefined);

  function drop(id: number): void {
    const found = targets.get(id);
    found?.subscription();
    found?.lookups();
    targets.delete(id);
  }

  function refuse(id: number, error: RpcError): void {
    drop(id);
    send({
      targetChange: {
        targetChangeType: 'REMOVE',
        targetIds: [id],
        cause: { code: error.code, message: error.message },
      },
    });
  }

  function watchLookups(target: ListenTarget, names: ReadonlySet<string>): () => void {
    const keys = [...names].map((name) => `d:${pathWithin(tenant as Tenant, name)}`);
    return feed.subscribe(listener, target.db, keys, { target, because: 'looked-up' });
  }

  function add(request: Wire): void {
    context.commits.flush();
    const id: number = request.targetId ?? 0;
    drop(id);
    send({ targetChange: { targetChangeType: 'ADD', targetIds: [id] } });
    try {
      const target = parseTarget(context, tenant as Tenant, request, caller);
      const lookedUp = target.authorise();
      sendInitialState(context, target, request, caller, send);
      send({ targetChange: { targetChangeType: 'CURRENT', targetIds: [id], ...position(context) } });
      send(globalSnapshot(context));
      if (request.once) return send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [id] } });
      const subscription = feed.subscribe(
        listener,
        target.db,
        target.keys,
        { target, because: 'held' },
        target.equality,
      );
      targets.set(id, { target, subscription, lookups: watchLookups(target, lookedUp) });
    } catch (error) {
      refuse(id, toRpcError(error));
    }
  }

  const isOpen = (target: ListenTarget): boolean => targets.get(target.id)?.target === target;

  /** Looks at a target's permission again, and ends the target if that is gone. */
  function recheck(target: ListenTarget): void {
    const found = targets.get(target.id);
    if (!found || !isOpen(target)) return;
    try {
      const lookedUp = target.authorise();
      found.lookups();
      found.lookups = watchLookups(target, lookedUp);
    } catch (error) {
      refuse(target.id, toRpcError(error));
    }
  }

  function changed(concerned: ReadonlyMap<Subscription, Changes>): void {
    const changes = createSnapshotChanges();
    const doubtful = [...concerned.keys()].filter(
      ({ target, because }) => because === 'looked-up' || target.decidedPerDocument,
    );
    for (const target of new Set(doubtful.map((subscription) => subscription.target))) recheck(target);
    for (const [{ target, because }, mine] of concerned) {
      if (because === 'held' && isOpen(target)) changes.add(target, mine, () => context.results.of(target));
    }
    const messages = changes.messages(position(context).readTime, mayRead(context, tenant as Tenant, caller));
    messages.forEach(send);
    if (messages.length > 0) send(globalSnapshot(context));
  }

  function rulesChanged(project: string): void {
    if (tenant?.project !== project || caller.admin) return;
    for (const { target } of [...targets.values()]) recheck(target);
  }

  return {
    receive(request) {
      if (!open) return;
      try {
        tenant = tenantOf(request, tenant);
      } catch (error) {
        open = false;
        return sink.fail(toRpcError(error));
      }
      if (request.addTarget) add(request.addTarget);
      else if (request.removeTarget !== undefined) {
        drop(request.removeTarget);
        send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [request.removeTarget] } });
      }
    },
    close() {
      open = false;
      clearInterval(idle);
      dispose();
      for (const id of [...targets.keys()]) drop(id);
    },
  };
}

/** The database a stream is about: named by its first request, and by no later one differently. */
function tenantOf({ database }: Wire, known: Tenant | null): Tenant {
  if (known && (!database || database === known.root)) return known;
  const { tenant } = parseName(database);
  if (!known || tenant.root === known.root) return tenant;
  throw new RpcError('INVALID_ARGUMENT', `The stream is about database "${known.root}", not "${tenant.root}".`);
}
