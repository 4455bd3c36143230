/** A piece of a text: words, or the name of the value that goes here. */
export type TextPiece = string | { readonly value: string };

/** Splits a text around some of its values: whatever the language's order, each where the text has it. */
export function splitAround(text: string, values: Readonly<Record<string, string>>): TextPiece[] {
  let pieces: readonly TextPiece[] = [text];
  for (const [name, value] of Object.entries(values)) {
    if (value === '') continue;
    pieces = pieces.flatMap((piece) => {
      const at = typeof piece === 'string' ? piece.indexOf(value) : -1;
      if (typeof piece !== 'string' || at < 0) return [piece];
      return [piece.slice(0, at), { value: name }, piece.slice(at + value.length)];
    });
  }
  // Markup has no empty text nodes, so that hydration would miss them.
  return pieces.filter((piece) => piece !== '');
}
