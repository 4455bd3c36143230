import { useLocation, useNavigate } from 'react-router';
import { changedAddress, readAddress, type AddressChange, type AnalysisAddress } from './analysis-address.ts';

/**
 * State of the screen in the address, so that it can be kept and sent. Changes replace the history entry, and keep the
 * fragment, which holds the token of a shared link.
 */
export function useAnalysisAddress(now: number): readonly [AnalysisAddress, (change: AddressChange) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const write = (change: AddressChange) =>
    void navigate(
      { search: changedAddress(query, change).toString(), hash },
      { replace: true, preventScrollReset: true },
    );
  return [readAddress(query, now), write];
}
