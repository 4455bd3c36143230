import * as v from 'valibot';

const TAG = 'countin-auth-sync';

/** Messages between the two windows: the frame sends `ready`, the page around it sends `act`. */
export const frameMessageSchema = v.object({ tag: v.literal(TAG), say: v.picklist(['ready', 'act']) });
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>;

export function frameMessage(say: FrameMessage['say']): FrameMessage {
  return { tag: TAG, say };
}

/** Expected sender of a message. */
export interface Speaker {
  readonly origin: string;
  readonly window: unknown;
}

/** Whether an event is the message `say` from the expected window and origin. */
export function isSaid(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  say: FrameMessage['say'],
  by: Speaker,
): boolean {
  return (
    event.origin === by.origin &&
    event.source === by.window &&
    v.is(frameMessageSchema, event.data) &&
    event.data.say === say
  );
}
