/** Path on 4track: one's own artist as fans see them. */
export const FOURTRACK_STUDIO = '/studio';
