/**
 * What makes signups one: the id of a signup is a keyed hash of this text. The same contact gives the same text for a release,
 * for everything by an artist, and for the news of a label.
 */
export const signupKey = {
  release: (productId: string, contact: string) => `${productId}\n${contact}`,
  follow: (artistId: string, contact: string) => `follow\n${artistId}\n${contact}`,
  label: (labelId: string, contact: string) => `label\n${labelId}\n${contact}`,
} as const;
