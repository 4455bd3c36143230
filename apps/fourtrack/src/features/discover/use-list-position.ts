import type { VirtualRowsHandle } from '@countin/screen-kit/list';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { findPosition, keepPosition, type ListPosition } from '../../shell/navigation/left-list.ts';

/** Frames in which rows near a position are measured. Their heights are estimates until then. */
const FRAMES = 20;

/**
 * "Back" leads to the card that was at the top. Scroll positions alone would not do: rows are measured once they show.
 *
 * @param ids of all cards in their order
 * @returns for the rows
 */
export function useListPosition(ids: readonly string[]): RefObject<VirtualRowsHandle | null> {
  const rows = useRef<VirtualRowsHandle>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const known = useRef(ids);
  useEffect(() => {
    known.current = ids;
  });
  useEffect(() => {
    const position = isBack ? findPosition(() => window.sessionStorage, key) : null;
    const index = position ? known.current.indexOf(position.id) : -1;
    if (!position || index < 0) return;
    let left = FRAMES;
    let frame = requestAnimationFrame(function approach() {
      const card = cardOf(rows.current?.element, position.id);
      if (card) window.scrollBy(0, card.getBoundingClientRect().top - position.top);
      else rows.current?.scrollTo(index);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(approach);
    });
    const stop = () => cancelAnimationFrame(frame);
    const events = ['wheel', 'touchstart', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, stop, { passive: true });
    return () => {
      stop();
      for (const event of events) window.removeEventListener(event, stop);
    };
    // Once for each visit of the screen.
  }, [isBack, key]);
  useLayoutEffect(() => {
    const keep = () => {
      const position = topCard(rows.current?.element);
      if (position) keepPosition(() => window.sessionStorage, key, position);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key]);
  return rows;
}

function cardOf(list: HTMLElement | null | undefined, id: string): Element | undefined {
  return [...(list?.querySelectorAll('[data-id]') ?? [])].find((card) => card.getAttribute('data-id') === id);
}

/** The first card in the window, and how far below its top it is, px. */
function topCard(list: HTMLElement | null | undefined): ListPosition | null {
  for (const card of list?.querySelectorAll('[data-id]') ?? []) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) return { id: card.getAttribute('data-id') ?? '', top };
  }
  return null;
}
