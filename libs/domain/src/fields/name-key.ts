/** Normalises a name or a word for comparison: ignores width, case and spaces. Accents count. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
