import { useDataAccess } from '@countin/data/access';
import { keepItemsOptions, tryKeepItems } from '@countin/data/collection';
import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { parseKeptKey } from '@countin/domain/collection';
import { KEEP_PARAMETER } from '@countin/domain/urls';
import { handOver, readDeviceList, type DeviceList } from '@countin/public-pages/keep';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { partsOf } from './parts-of.ts';

type Items = CallableInput<'keepItems'>['items'];
type Results = CallableOutput<'keepItems'>['results'];

/** What came with the user: from this device, and from a link. */
export interface NamedItems {
  /** How many items are new in the collection. */
  readonly kept: number;
  /** How many found no room. */
  readonly full: number;
  /** Whether some of those stay on this device. */
  readonly stays: boolean;
  /** What a link names that is not in the collection: anybody can write one, so the user is asked. */
  readonly requested: Results;
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly add: () => void;
  readonly leave: () => void;
}

const storage = () => window.localStorage;
const isFull = ({ outcome }: Results[number]) => outcome === 'full';
const isOpen = ({ outcome }: Results[number]) => outcome === 'kept' || outcome === 'full';
const isKept = ({ outcome }: Results[number]) => outcome === 'kept' || outcome === 'already';

/** Moves what this device has kept into the account, and asks whether to keep what the address names besides. */
export function useNamedItems(): NamedItems {
  const access = useDataAccess();
  const [query, setQuery] = useSearchParams();
  const keep = useMutation(keepItemsOptions(access));
  const device = useMutation({
    mutationFn: async () => {
      const answers = await handOver(storage, async (part) => {
        const { results } = await keep.mutateAsync({ items: itemsOf(Object.keys(part), part) });
        return { results, kept: results.filter(isKept).map(({ key }) => key) };
      });
      return answers.flatMap(({ results }) => results);
    },
  });
  const look = useMutation({
    mutationFn: (items: Items) => inParts(items, (part) => tryKeepItems(access, part)),
  });
  const add = useMutation({
    mutationFn: (items: Items) => inParts(items, (part) => keep.mutateAsync({ items: part })),
  });
  const forgetNames = () =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(KEEP_PARAMETER);
        return after;
      },
      { replace: true },
    );
  const begin = useEffectEvent(() => {
    const own = readDeviceList(storage);
    const foreign = (query.get(KEEP_PARAMETER) ?? '').split(',').filter((key) => !(key in own));
    const items = itemsOf(foreign);
    if (Object.keys(own).length > 0) device.mutate();
    if (items.length > 0) look.mutate(items);
    else if (query.has(KEEP_PARAMETER)) forgetNames();
  });
  useEffect(() => begin(), []);

  const results = [...(device.data ?? []), ...(add.data ?? [])];
  // A full collection may have room later: the answer to "Add" says so.
  const requested = query.has(KEEP_PARAMETER) ? (look.data ?? []).filter(isOpen) : [];
  return {
    kept: results.filter(({ outcome }) => outcome === 'kept').length,
    full: results.filter(isFull).length,
    stays: device.data?.some(isFull) ?? false,
    requested,
    error: device.error ?? look.error ?? add.error,
    isBusy: add.isPending,
    add: () => add.mutate(itemsOf(requested.map(({ key }) => key)), { onSuccess: forgetNames }),
    leave: forgetNames,
  };
}

/** Items by their keys; texts that are no key are left out. */
function itemsOf(keys: readonly string[], keptAt: DeviceList = {}): Items {
  return [...new Set(keys)].flatMap((key) => {
    const target = parseKeptKey(key);
    const at = keptAt[key];
    return target ? [{ ...target, ...(at !== undefined && { keptAt: at }) }] : [];
  });
}

async function inParts(items: Items, act: (part: Items) => Promise<{ readonly results: Results }>): Promise<Results> {
  const results: Results = [];
  for (const part of partsOf(items)) results.push(...(await act([...part])).results);
  return results;
}
