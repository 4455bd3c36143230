interface Coded {
  readonly upc?: string;
  readonly tracks: readonly { readonly title: string; readonly isrc?: string }[];
}

/** Code to find a release by: its UPC, or the ISRC of a release of one track. Null without one. */
export function knownCode({ upc = '', tracks }: Coded): string | null {
  const isrc = tracks.length === 1 ? (tracks[0]?.isrc ?? '') : '';
  return upc || isrc || null;
}
