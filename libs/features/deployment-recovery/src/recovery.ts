/** Minimum time between two automatic reloads, milliseconds. */
export const ONE_RELOAD_MS = 60_000;

/** Dependencies of the recovery. */
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
  /** Reloads the document at the URL of the pending navigation. */
  readonly reload: () => void;
  /** Cancels the pending navigation: its screen cannot load. */
  readonly stay: () => void;
}

export interface Recovery {
  /** Recovers from a failed import. Never resolves; rejects with the error when the tab cannot recover. */
  recover(error: unknown): Promise<never>;
  /** Whether the user is offered a reload, because an automatic reload would lose unsaved input. */
  offered(): boolean;
  subscribe(listener: () => void): () => void;
}

const MEMORY_KEY = 'countin-reloaded';

/**
 * Recovers an open tab after a deployment has removed the files that the tab would load next. The tab reloads once,
 * and only if the site now serves another build. With unsaved input, the user is offered a reload instead.
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
      // If storage throws, the tab must not reload: it could not detect a reload loop.
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
