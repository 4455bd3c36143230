import { hasRightToLeft } from '@countin/i18n';
import { Fragment } from 'react';

/** A fact that leads somewhere. */
interface DottedLink {
  readonly text: string;
  readonly href: string;
}

interface DottedProps {
  readonly parts: readonly (string | DottedLink)[];
  /** Direction of the page. A part may begin with a name in another script, and still has the page's direction. */
  readonly direction: 'ltr' | 'rtl';
}

/** Facts in a row, each isolated from the direction of the others. */
export function Dotted({ parts, direction }: DottedProps) {
  return parts.map((part, at) => {
    const { text, href } = typeof part === 'string' ? { text: part, href: undefined } : part;
    const fact = <bdi dir={direction === 'rtl' && hasRightToLeft(text) ? 'rtl' : undefined}>{text}</bdi>;
    return (
      <Fragment key={at}>
        {at > 0 && <span aria-hidden> · </span>}
        {href === undefined ? fact : <a href={href}>{fact}</a>}
      </Fragment>
    );
  });
}
