/** Query keys of uploaded pictures. */
export const imageKeys = {
  one: (imageId: string) => ['images', imageId] as const,
};
