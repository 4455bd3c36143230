import { Fragment, type ReactNode } from 'react';

/** A text in which some values stand out: whatever the language's order, each where the text has it. */
export function emphasised(text: string, values: Readonly<Record<string, string>>): ReactNode {
  const entries = Object.entries(values).filter(([, value]) => value !== '');
  let rest: readonly (string | { name: string; value: string })[] = [text];
  for (const [name, value] of entries) {
    rest = rest.flatMap((piece) => {
      const at = typeof piece === 'string' ? piece.indexOf(value) : -1;
      if (typeof piece !== 'string' || at < 0) return [piece];
      return [piece.slice(0, at), { name, value }, piece.slice(at + value.length)];
    });
  }
  return rest.map((piece, at) => (
    <Fragment key={at}>
      {typeof piece === 'string' ? piece : <strong data-part={piece.name}>{piece.value}</strong>}
    </Fragment>
  ));
}
