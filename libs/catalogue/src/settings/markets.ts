import type { CatalogueId } from '../client/catalogue-ids.ts';

// Compared on 2026-11-23 with recorded answers of Spotify's API and with the lists of two programs (kellnerd/harmony,
// hdgamer1404Jonas/TidalAPI). The services' own pages were not compared. A country too many costs a request that finds
// nothing.

/** 185: https://developer.spotify.com/documentation/web-api/reference/get-available-markets */
const SPOTIFY = `AD AE AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CG CH CI CL CM CO CR CV CW CY
  CZ DE DJ DK DM DO DZ EC EE EG ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IS IT JM JO JP KE
  KG KH KI KM KN KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP
  NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RW SA SB SC SE SG SI SK SL SM SN SR ST SV SZ TD TG TH TJ TL TN TO TR TT TV TW TZ
  UA UG US UY UZ VC VE VN VU WS XK ZA ZM ZW`;
/** Apple Music, 167: https://support.apple.com/en-us/118205 */
const APPLE = `AE AG AI AM AO AR AT AU AZ BA BB BE BG BH BJ BM BO BR BS BT BW BY BZ CA CD CG CH CI CL CM CN CO CR CV CY CZ DE DK
  DM DO DZ EC EE EG ES FI FJ FM FR GA GB GD GE GH GM GR GT GW GY HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KG KH KN KR KW KY KZ
  LA LB LC LK LR LT LU LV LY MA MD ME MG MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PL PT PY
  QA RO RS RU RW SA SB SC SE SG SI SK SL SN SR SV SZ TC TD TH TJ TM TN TO TR TT TW TZ UA UG US UY UZ VC VE VG VN VU XK YE ZA ZM ZW`;
/** iTunes has stores in two more. */
const ITUNES = `${APPLE} BF BN`;
/** 61: https://support.tidal.com/hc/en-us/articles/202453191 */
const TIDAL = `AD AE AL AR AT AU BA BE BG BR CA CH CL CO CY CZ DE DK DO EE ES FI FR GB GR HK HR HU IE IL IS IT JM LI LT LU LV MC ME MK
  MT MX MY NG NL NO NZ PE PL PR PT RO RS SE SG SI SK TH UG US ZA`;

const listOf = (countries: string): readonly string[] => countries.split(/\s+/);

const MARKETS: Readonly<Record<CatalogueId, readonly string[]>> = {
  spotify: listOf(SPOTIFY),
  'apple-music': listOf(APPLE),
  itunes: listOf(ITUNES),
  tidal: listOf(TIDAL),
  deezer: [],
  musicbrainz: [],
};

/**
 * Countries that a catalogue can be asked for, ISO 3166-1 alpha-2. None if its answers do not depend on the country.
 */
export function marketsOf(catalogue: CatalogueId): readonly string[] {
  return MARKETS[catalogue];
}
