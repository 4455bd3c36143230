import { useMemo, type ReactNode } from 'react';

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

interface SlotProps {
  /** The server's content; the browser has none. */
  readonly children?: ReactNode;
  /** What the server has rendered since, to replace the markup of the page. */
  readonly html?: string | undefined;
}

/** Server-rendered content inside an island. The browser keeps the markup until the server sends another. */
export function Slot({ children, html }: SlotProps) {
  const markup = useMemo(() => (html === undefined ? KEPT : { __html: html }), [html]);
  if (children !== undefined) return <div className="island">{children}</div>;
  return <div className="island" suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

/** Hydration ignores it; an unchanged object is not applied later either. */
const KEPT = { __html: '' };
