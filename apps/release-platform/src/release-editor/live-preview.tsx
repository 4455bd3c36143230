export function LivePreview(_: { content: unknown; product: unknown; artist: unknown }) {
  return null;
}
