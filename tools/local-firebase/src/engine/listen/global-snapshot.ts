import type { Wire } from '../../service.ts';
import type { EngineContext } from '../engine-context.ts';
import { encodeToken } from './resume-token.ts';
import { toTimestamp } from '../values/timestamp.ts';

/** The commit time that everything sent so far reflects. */
export function position({ clock, store }: EngineContext): { resumeToken: Buffer; readTime: Wire } {
  return { resumeToken: encodeToken(store.epoch, clock.last), readTime: toTimestamp(clock.last) };
}

/** Tells the client that all its targets are consistent now; only this makes it raise events. */
export function globalSnapshot(context: EngineContext): Wire {
  return { targetChange: { targetChangeType: 'NO_CHANGE', ...position(context) } };
}
