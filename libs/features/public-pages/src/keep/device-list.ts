import { remember, remembered } from '../browser/remembered.ts';

/** What a visitor keeps on this device: when each was kept, by its key. */
export type DeviceList = Readonly<Record<string, number>>;

/** What this device keeps; empty without storage, or where something else is stored. */
export function readDeviceList(storage: () => Storage): DeviceList {
  try {
    const list: unknown = JSON.parse(remembered(storage, 'kept') ?? '{}');
    if (typeof list !== 'object' || list === null) return {};
    return Object.fromEntries(Object.entries(list).filter(([, at]) => Number.isFinite(at)));
  } catch {
    return {};
  }
}

/** @returns whether the device has it now: storage may be full or denied, and then has what it had */
export function writeDeviceList(storage: () => Storage, list: DeviceList): boolean {
  const text = Object.keys(list).length === 0 ? '' : JSON.stringify(list);
  remember(storage, 'kept', text);
  return (remembered(storage, 'kept') ?? '') === text;
}

/** Items of one call. */
export const AT_ONCE = 100;

/**
 * Hands what the device keeps to the account, in parts. The device forgets what an answer says is kept, and nothing else.
 *
 * @param keep keeps a part in the account; its answer's `kept` names what is there then, null where nothing is known
 * @returns the answers, up to the first without one
 */
export async function handOver<T extends { readonly kept: readonly string[] | null }>(
  storage: () => Storage,
  keep: (part: DeviceList) => Promise<T>,
): Promise<readonly T[]> {
  const entries = Object.entries(readDeviceList(storage));
  const answers: T[] = [];
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const answer = await keep(Object.fromEntries(entries.slice(at, at + AT_ONCE)));
    if (!answer.kept) break;
    forget(storage, answer.kept);
    answers.push(answer);
  }
  return answers;
}

/** Removes entries that the account has. Other tabs may have added some meanwhile. */
export function forget(storage: () => Storage, keys: readonly string[]): void {
  const rest = Object.entries(readDeviceList(storage)).filter(([key]) => !keys.includes(key));
  writeDeviceList(storage, Object.fromEntries(rest));
}
