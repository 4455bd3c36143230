import type { Signup } from '@countin/domain/fan';

/** Tells fans apart: the same person is a fan of each artist. */
export const personOf = ({ ownerId, contact }: Signup): string => `${ownerId} ${contact}`;
