import { zonesOfCountry } from '@countin/domain/locale';
import type { PreferredService } from '@countin/domain/store-links';

/**
 * A script to inline in the head of a release page. It sets the first row of the stores before the first paint, so that
 * nothing jumps. The fan's last store comes first, or else the artist's preferred one for the fan's country. The page's
 * script then moves the row itself.
 *
 * A cached page does not know the country. The script has the one that the fan chose, or else the browser's time zone.
 *
 * @param country of the page's address; null without one
 */
export function serviceFirst(preferred: readonly PreferredService[], country: string | null): string {
  return (
    'try{' +
    'const g=k=>localStorage.getItem("countin-"+k),' +
    `s=g("service")||${preferredService(preferred, country)};` +
    'if(/^[a-z-]{3,20}$/.test(s)){const c=new CSSStyleSheet;' +
    'c.replaceSync(".stores li:has([data-service="+s+"]){order:-1}");document.adoptedStyleSheets=[c];' +
    'document.documentElement.dataset.first=s}}catch{}'
  );
}

/** An expression of the script that gives the preferred service, or nothing. */
function preferredService(preferred: readonly PreferredService[], country: string | null): string {
  if (country !== null) return JSON.stringify(preferred.find((one) => one.country === country)?.service ?? '');
  if (preferred.length === 0) return '""';
  // The first service of a country counts, and in an object the last one of a key.
  const pairs = preferred.toReversed();
  const byCountry = Object.fromEntries(pairs.map((one) => [one.country, one.service]));
  const byZone = Object.fromEntries(
    pairs.flatMap((one) => zonesOfCountry(one.country).map((zone) => [zone, one.service])),
  );
  const zone = 'Intl.DateTimeFormat().resolvedOptions().timeZone';
  return `(g("country")?(${JSON.stringify(byCountry)})[g("country")]:(${JSON.stringify(byZone)})[${zone}])`;
}
