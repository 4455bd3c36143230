import { useSearchParams } from 'react-router';
import { changedAddress, readAddress, type AddressChange, type AnalysisAddress } from './analysis-address.ts';

/** State of the screen in the address, so that it can be kept and sent. Changes replace the history entry. */
export function useAnalysisAddress(now: number): readonly [AnalysisAddress, (change: AddressChange) => void] {
  const [query, setQuery] = useSearchParams();
  const write = (change: AddressChange) =>
    setQuery((before) => changedAddress(before, change), { replace: true, preventScrollReset: true });
  return [readAddress(query, now), write];
}
