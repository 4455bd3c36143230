/** Paths on Countin that 4track leads to. */
export const countinPaths = {
  artist: (artistId: string) => `/artist/${artistId}`,
  artistPage: (artistId: string) => `/artist/${artistId}/page`,
  product: (artistId: string, productId: string) => `/artist/${artistId}/products/${productId}`,
  medley: (artistId: string) => `/artist/${artistId}/medley`,
  analysis: (artistId: string) => `/artist/${artistId}/analysis`,
  signups: (artistId: string) => `/artist/${artistId}/signups`,
} as const;
