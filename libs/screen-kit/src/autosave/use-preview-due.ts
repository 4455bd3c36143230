import { whenIdle } from '@countin/data/access';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** As in the style sheet: up to this width, the preview replaces the form. */
const NARROW = '(max-width: 1120px)';
/** Time without queries after which the fields are complete, milliseconds. */
const QUIET_MS = 300;

/**
 * Whether the preview of an editor is rendered. Beside the form it comes once the screen is idle, because its code and its
 * rendering would delay the fields. On a narrow screen it comes when it is asked for, and stays.
 */
export function usePreviewDue(previewing: boolean): boolean {
  const client = useQueryClient();
  const isBeside = useSyncExternalStore(follow, () => !window.matchMedia(NARROW).matches);
  const [isIdle, setIdle] = useState(false);
  const [wasRequested, setRequested] = useState(false);
  if (previewing && !wasRequested) setRequested(true);
  useEffect(() => {
    const show = () => startTransition(() => setIdle(true));
    return whenIdle(window, client, show, { quietMs: QUIET_MS, interactions: [] });
  }, [client]);
  return wasRequested || (isBeside && isIdle);
}

function follow(changed: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
