import type { Logo } from '@countin/domain/profile';
import { logoPath } from '@countin/domain/urls';

interface LabelLogoProps {
  readonly labelId: string;
  readonly logos: { readonly logo: Logo | null; readonly logoDark: Logo | null };
  readonly alt: string;
  /** Loaded at once: the first picture of its page. */
  readonly leading?: boolean;
}

/**
 * A label's logo in the theme of the page. One that is made for the light theme alone has a light ground in the dark
 * one. The style sheet hides the other, which is then not loaded.
 */
export function LabelLogo({ labelId, logos: { logo, logoDark }, alt, leading = false }: LabelLogoProps) {
  const light = logo ?? logoDark;
  if (!light) return null;
  const picture = (shown: Logo, className: string) => (
    <img
      className={className}
      src={logoPath(labelId, shown)}
      alt={alt}
      width={shown.width}
      height={shown.height}
      loading={leading ? undefined : 'lazy'}
      decoding="async"
    />
  );
  if (!logo || !logoDark) return picture(light, logo ? 'logo logo-light' : 'logo logo-dark');
  return (
    <>
      {picture(logo, 'logo in-light')}
      {picture(logoDark, 'logo in-dark')}
    </>
  );
}
