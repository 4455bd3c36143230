import type { ReactNode } from 'react';

interface IslandProps {
  /** Name in the script's list of islands. */
  readonly name: string;
  /** Props of the component, as plain data. */
  readonly props: object;
  /** A `span` where the island is in the middle of a text. */
  readonly tag?: 'div' | 'span';
  /** The component with these props. */
  readonly children: ReactNode;
}

/** A part of a page that its script hydrates. The element has no box of its own. */
export function Island({ name, props, tag: Tag = 'div', children }: IslandProps) {
  return (
    <Tag className="island" data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </Tag>
  );
}

/** Server-rendered content inside an island. The server passes children; the browser has none and keeps the markup. */
export function Slot({ children }: { readonly children?: ReactNode }) {
  if (children !== undefined) return <div className="island">{children}</div>;
  return <div className="island" suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}

/** Hydration ignores it; an unchanged object is not applied later either. */
const KEPT = { __html: '' };
