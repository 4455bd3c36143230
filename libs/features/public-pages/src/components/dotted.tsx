import { hasRightToLeft } from '@countin/i18n';
import { Fragment } from 'react';

interface DottedProps {
  readonly parts: readonly string[];
  /** Of the page: a part in its language may begin with a name in another script, and still runs as the page does. */
  readonly direction: 'ltr' | 'rtl';
}

/** Facts in a row, each isolated from the direction of the others. */
export function Dotted({ parts, direction }: DottedProps) {
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <span className="dot" aria-hidden>
          {' '}
          ·{' '}
        </span>
      )}
      <bdi dir={direction === 'rtl' && hasRightToLeft(part) ? 'rtl' : undefined}>{part}</bdi>
    </Fragment>
  ));
}
