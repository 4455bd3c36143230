import * as v from 'valibot';

const TAG = 'countin-auth-sync';

/** What the two windows say to each other: `ready` comes from the frame, `act` from the page around it. */
export const frameMessageSchema = v.object({ tag: v.literal(TAG), say: v.picklist(['ready', 'act']) });
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>;

export function frameMessage(say: FrameMessage['say']): FrameMessage {
  return { tag: TAG, say };
}

/** Where a message must come from to count. */
export interface Speaker {
  readonly origin: string;
  readonly window: unknown;
}

/** Whether a message is that one, said by that window at that origin. */
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
