/** Of `Temporal`, which not every browser has. */
interface HasTemporal {
  readonly Temporal?: { readonly Now?: { timeZoneId(): string } };
}

/** The IANA zone of the browser's clock. Temporal knows it at once; `Intl` first loads all that it knows of languages. */
export function browserZone(): string {
  return (
    (globalThis as HasTemporal).Temporal?.Now?.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  );
}
