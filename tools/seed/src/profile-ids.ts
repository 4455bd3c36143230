/** Ids that stay the same for ever. */
export const artistId = (slug: string) => `artist-${slug}`;
export const labelId = (slug: string) => `label-${slug}`;
