import { Fragment } from 'react';

/** Facts in a row, each isolated from the direction of the others. */
export function Dotted({ parts }: { readonly parts: readonly string[] }) {
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <span className="dot" aria-hidden> · </span>}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
