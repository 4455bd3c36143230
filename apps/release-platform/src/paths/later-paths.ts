/** Patterns of the specification's paths that have no screen so far: menus list them, and routes lead elsewhere. */
export const laterPaths = {
  artistPublicity: '/artist/:artistId/publicity',
  adminFiles: '/admin/files',
  adminAi: '/admin/ai',
} as const;
