/** How long after a reload no other one is made by itself, milliseconds. */
export const ONE_RELOAD_MS = 60_000;

/** What recovering works with. */
export interface RecoveryPorts {
  /** Name of the build that this document runs. */
  readonly build: string | null;
  /** Name of the build that the site serves now; rejects where it does not answer. */
  readonly servedBuild: () => Promise<string | null>;
  /** Whether something typed would be lost with the document. */
  readonly hasTyped: () => boolean;
  /** Outlives a reload, in this tab alone; throws where the browser blocks it. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** Loads the document anew, at the place that was being gone to. */
  readonly reload: () => void;
  /** Stays at the place where the person is: whatever was being gone to will not come. */
  readonly stay: () => void;
}

export interface Recovery {
  /** Deals with a part that did not load. Never resolves; rejects with the error when there is no way to recover. */
  recover(error: unknown): Promise<never>;
  /** Whether the person is offered to reload, since doing so by itself would lose what they typed. */
  offered(): boolean;
  subscribe(listener: () => void): () => void;
}

const MEMORY_KEY = 'countin-reloaded';

/**
 * Recovers an open tab after a deployment has taken away the files that it would load next: by one reload, and only
 * where the site now serves another build. What was typed is never lost: then the person is offered to reload.
 */
export function createRecovery(ports: RecoveryPorts): Recovery {
  const listeners = new Set<() => void>();
  let offered = false;
  let attempt: Promise<'held' | 'hopeless'> | null = null;

  const offer = (): 'held' => {
    offered = true;
    ports.stay();
    for (const listener of listeners) listener();
    return 'held';
  };

  const reloadedLately = (): boolean => {
    const at = Number(ports.memory.getItem(MEMORY_KEY) ?? Number.NaN);
    return ports.now() - at < ONE_RELOAD_MS;
  };

  const tryOnce = async (): Promise<'held' | 'hopeless'> => {
    if (ports.hasTyped()) return offer();
    try {
      if ((await ports.servedBuild()) === ports.build || reloadedLately()) return 'hopeless';
      // Without a memory nobody could tell the first reload from the hundredth.
      ports.memory.setItem(MEMORY_KEY, String(ports.now()));
    } catch {
      return 'hopeless';
    }
    if (ports.hasTyped()) return offer();
    ports.reload();
    return 'held';
  };

  return {
    async recover(error) {
      attempt ??= tryOnce();
      const running = attempt;
      if ((await running) === 'held') return new Promise<never>(() => undefined);
      // The connection may be back when the next part is asked for.
      if (attempt === running) attempt = null;
      throw error;
    },
    offered: () => offered,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
