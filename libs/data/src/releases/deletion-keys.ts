/** Keys that the deletion of releases alone uses. */
export const deletionKeys = {
  content: (productId: string) => ['release-content', productId] as const,
  deleted: (artistId: string) => ['deleted-releases', artistId] as const,
  allDeleted: () => ['deleted-releases'] as const,
};
