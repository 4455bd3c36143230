import type { Identity } from '../identity/identity.ts';

/** An identity provider in memory. */
export class IdentityMemory implements Identity {
  readonly removed: string[] = [];
  readonly disabled = new Set<string>();
  /** Accounts with a verified e-mail address. */
  readonly verifiedUids = new Set<string>();
  /** Makes the next questions about addresses fail, or succeed again. */
  verifiedFault: Error | null = null;
  /** Makes the next removals fail, or succeed again. */
  removeFault: Error | null = null;
  /** Makes the next changes of who may sign in fail, or succeed again. */
  disableFault: Error | null = null;

  /** Readable, so that a test sees what is in it. */
  async customToken(uid: string, claims: Readonly<Record<string, string>>): Promise<string> {
    return `custom ${JSON.stringify({ uid, ...claims })}`;
  }

  async verified(uids: readonly string[]): Promise<ReadonlySet<string>> {
    if (this.verifiedFault) throw this.verifiedFault;
    return new Set(uids.filter((uid) => this.verifiedUids.has(uid)));
  }

  async remove(uid: string): Promise<void> {
    if (this.removeFault) throw this.removeFault;
    this.removed.push(uid);
  }

  async setDisabled(uid: string, disabled: boolean): Promise<void> {
    if (this.disableFault) throw this.disableFault;
    if (disabled) this.disabled.add(uid);
    else this.disabled.delete(uid);
  }
}
