import { remember, remembered } from '../browser/remembered.ts';

/** What a visitor keeps on this device: when each was kept, by its key. */
export type DeviceList = Readonly<Record<string, number>>;

/** Most entries of a device: as many as one call takes. */
const MOST = 100;

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

/** @returns whether the device has it now: storage may be full or denied */
export function writeDeviceList(storage: () => Storage, list: DeviceList): boolean {
  const latest = Object.entries(list)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST);
  const text = latest.length === 0 ? '' : JSON.stringify(Object.fromEntries(latest));
  remember(storage, 'kept', text);
  return (remembered(storage, 'kept') ?? '') === text;
}
