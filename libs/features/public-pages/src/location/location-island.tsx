import { Island } from '../components/island.tsx';
import type { PageView } from '../page/page-view.ts';
import { countryChoices } from './country-choices.ts';
import { LocationLine, type LocationLineProps } from './location-line.tsx';

/** The line that says the fan's country, which the page's script takes over. */
export function LocationIsland({ view }: { readonly view: PageView }) {
  const props = locationProps(view);
  return (
    <Island name="location" props={props}>
      <LocationLine {...props} />
    </Island>
  );
}

function locationProps({ t, language, country, path, query }: PageView): LocationLineProps {
  const lang = query.has('lang') ? language : null;
  return {
    language,
    country,
    changeHref: `?${lang === null ? '' : `lang=${lang}&`}country=#where`,
    action: `${path}#where`,
    lang,
    choices: query.get('country') === '' ? countryChoices(language) : null,
    texts: {
      in: t('release:location.in', { country: '{country}' }),
      unknown: t('release:location.unknown'),
      change: t('release:location.change'),
      label: t('release:location.label'),
      anywhere: t('release:location.anywhere'),
      apply: t('release:location.apply'),
    },
  };
}
