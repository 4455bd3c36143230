/**
 * Texts that identify signups: the id of a signup is a keyed hash of its text. A contact has one for each release, each
 * artist who is followed, and each label.
 */
export const signupKey = {
  release: (productId: string, contact: string) => `${productId}\n${contact}`,
  follow: (artistId: string, contact: string) => `follow\n${artistId}\n${contact}`,
  label: (labelId: string, contact: string) => `label\n${labelId}\n${contact}`,
} as const;

/** Text that identifies a fan: the fan's id is a keyed hash of it. The owner is an artist or a label. */
export const fanKey = (ownerId: string, contact: string): string => `fan\n${ownerId}\n${contact}`;
