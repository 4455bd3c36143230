import type { ReactNode } from 'react';

interface IslandProps {
  /** Name in the script's list of islands. */
  readonly name: string;
  /** Props of the component, as plain data. */
  readonly props: object;
  /** The component with these props. */
  readonly children: ReactNode;
}

/** A part of a page that its script hydrates. The element has no box of its own. */
export function Island({ name, props, children }: IslandProps) {
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
