/**
 * Where to go on after a mail's link: the address that the mail was asked for at, when it is one of our sites.
 * The provider hands it through, so anybody may have written it.
 *
 * @param origins of our sites, this one included
 */
export function trustedContinueUrl(asked: string | null, origins: readonly string[], otherwise: string): string {
  if (asked === null || !URL.canParse(asked)) return otherwise;
  const { origin, href } = new URL(asked);
  return origins.includes(origin) ? href : otherwise;
}
