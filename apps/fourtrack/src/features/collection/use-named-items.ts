import { useDataAccess } from '@countin/data/access';
import { keepItemsOptions } from '@countin/data/collection';
import { parseKeptKey } from '@countin/domain/collection';
import { KEEP_PARAMETER } from '@countin/domain/urls';
import { readDeviceList, writeDeviceList } from '@countin/public-pages/keep';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Items of one call. */
const AT_ONCE = 100;

/**
 * Keeps what the address names and what this device has kept before the log-in. Both are there once: the address loses them,
 * and the device forgets them when the account has them.
 *
 * @returns how many items are new, or null as long as nothing was asked for; and the error
 */
export function useNamedItems() {
  const [query, setQuery] = useSearchParams();
  const keep = useMutation(keepItemsOptions(useDataAccess()));
  const begin = useEffectEvent(() => {
    const device = readDeviceList(() => window.localStorage);
    const named = (query.get(KEEP_PARAMETER) ?? '').split(',');
    const keys = [...new Set([...named, ...Object.keys(device)])];
    const items = keys
      .flatMap((key) => {
        const target = parseKeptKey(key);
        const keptAt = device[key];
        return target ? [{ ...target, ...(keptAt !== undefined && { keptAt }) }] : [];
      })
      .slice(0, AT_ONCE);
    if (query.has(KEEP_PARAMETER))
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(KEEP_PARAMETER);
          return after;
        },
        { replace: true },
      );
    if (items.length === 0) return;
    keep.mutate({ items }, { onSuccess: () => void writeDeviceList(() => window.localStorage, {}) });
  });
  useEffect(() => begin(), []);
  return {
    kept: keep.data?.results.filter(({ outcome }) => outcome === 'kept').length ?? null,
    isFull: keep.data?.results.some(({ outcome }) => outcome === 'full') ?? false,
    error: keep.error,
  };
}
