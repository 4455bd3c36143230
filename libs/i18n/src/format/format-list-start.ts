/** Beginning of a list whose last item follows separately: `a, b` of `a, b and c`. */
export function formatListStart(locale: string, items: readonly string[]): string {
  const parts = new Intl.ListFormat(locale, { type: 'conjunction' }).formatToParts([...items, '', '']);
  let elements = 0;
  return parts
    .filter(({ type }) => (type === 'element' ? ++elements <= items.length : elements < items.length))
    .map(({ value }) => value)
    .join('');
}
