import { CatalogueError, marketsOf, type CatalogueClient, type CatalogueId } from '@countin/catalogue';
import type { LinkSurvey } from '@countin/domain/link-finding';
import type { StoreReference } from '@countin/domain/store-links';

/** Countries a night until all were asked for, and afterwards. Each is a request. */
interface Pace {
  readonly first: number;
  readonly later: number;
}

const USUAL: Pace = { first: 10, later: 2 };
/** iTunes allows 15 requests a minute. */
const SLOW: Pace = { first: 1, later: 0 };

/** A question to a catalogue about a link that is live. */
export interface SurveyQuestion {
  readonly client: CatalogueClient;
  readonly reference: StoreReference;
  readonly before: LinkSurvey | null;
  /** Answers that this night has given already. */
  readonly known: LinkSurvey;
  /** When to stop, milliseconds since 1970. */
  readonly deadline: number;
}

/** The survey of a link with some more countries: new ones first, then those that were asked for longest ago. */
export async function surveyCountries(question: SurveyQuestion): Promise<LinkSurvey> {
  const { client, reference, known, deadline } = question;
  const survey = joined(question.before ?? { requested: [], live: [] }, known);
  const found: { requested: string[]; live: string[] } = { requested: [], live: [] };
  for (const market of nextMarkets(client.catalogue, survey, known.requested)) {
    try {
      const item = await client.byUrl(reference, { market, deadline });
      found.requested.push(market);
      if (item) found.live.push(market);
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      // A service refuses countries that it has left. Other failures concern all countries.
      if (error.reason !== 'refused') break;
    }
  }
  return joined(survey, found);
}

/** Countries where a link was live and no longer is. */
export function lostCountries(before: LinkSurvey | null, now: LinkSurvey): readonly string[] {
  return (before?.live ?? []).filter((country) => !now.live.includes(country));
}

function nextMarkets(catalogue: CatalogueId, { requested }: LinkSurvey, tonight: readonly string[]): readonly string[] {
  const all = marketsOf(catalogue);
  const { first, later } = catalogue === 'itunes' ? SLOW : USUAL;
  const open = all.filter((country) => !requested.includes(country));
  if (open.length > 0) return open.slice(0, first);
  return requested.filter((country) => all.includes(country) && !tonight.includes(country)).slice(0, later);
}

/** Newer answers replace older ones of the same countries. */
function joined(before: LinkSurvey, now: LinkSurvey): LinkSurvey {
  const older = (country: string) => !now.requested.includes(country);
  return {
    requested: [...before.requested.filter(older), ...now.requested],
    live: [...before.live.filter(older), ...now.live],
  };
}
