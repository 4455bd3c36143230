import type { PageButton } from '@countin/domain/appearance';
import { ButtonLink } from '@countin/ui/static';
import { outgoing } from '../urls/outgoing-link.ts';

/** Name of a button as a link of its page, by its position. */
export const buttonName = (at: number): string => `.${at}`;

/** The artist's own buttons: merchandise, tickets. */
export function PageButtons({ buttons }: { readonly buttons: readonly PageButton[] }) {
  if (buttons.length === 0) return null;
  return (
    <div className="actions own-buttons">
      {buttons.map(({ label, url }, at) => (
        <ButtonLink key={at} size="large" {...outgoing(buttonName(at), url)}>
          <bdi>{label}</bdi>
        </ButtonLink>
      ))}
    </div>
  );
}
