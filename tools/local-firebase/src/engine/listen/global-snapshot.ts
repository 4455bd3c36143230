import type { Wire } from '../../service.ts';
import type { EngineContext } from '../engine-context.ts';
import { encodeToken } from './resume-token.ts';
import { toTimestamp } from '../values/timestamp.ts';

/** Where in history everything sent so far stands. */
export function position({ clock, store }: EngineContext): { resumeToken: Buffer; readTime: Wire } {
  return { resumeToken: encodeToken(store.epoch, clock.last), readTime: toTimestamp(clock.last) };
}

/** Tells the client that all its targets are consistent now; only this makes it raise events. */
export function globalSnapshot(context: EngineContext): Wire {
  return { targetChange: { targetChangeType: 'NO_CHANGE', ...position(context) } };
}
