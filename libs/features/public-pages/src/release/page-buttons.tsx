import type { PageButton } from '@countin/domain/appearance';
import { ButtonLink } from '@countin/ui/static';

/** The artist's own buttons: merchandise, tickets. */
export function PageButtons({ buttons }: { readonly buttons: readonly PageButton[] }) {
  if (buttons.length === 0) return null;
  return (
    <div className="actions own-buttons">
      {buttons.map(({ label, url }, at) => (
        <ButtonLink key={at} size="large" href={url} rel="noopener">
          <bdi>{label}</bdi>
        </ButtonLink>
      ))}
    </div>
  );
}
