import { hasRightToLeft } from '@countin/i18n';
import { Fragment } from 'react';

interface DottedProps {
  readonly parts: readonly string[];
  /** Direction of the page. A part may begin with a name in another script, and still has the page's direction. */
  readonly direction: 'ltr' | 'rtl';
}

/** Facts in a row, each isolated from the direction of the others. */
export function Dotted({ parts, direction }: DottedProps) {
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <span aria-hidden> · </span>}
      <bdi dir={direction === 'rtl' && hasRightToLeft(part) ? 'rtl' : undefined}>{part}</bdi>
    </Fragment>
  ));
}
