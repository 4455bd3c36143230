import { countryName } from '@countin/i18n';
import { Button } from '@countin/ui/static';
import type { PageView } from '../page/page-view.ts';
import { countryChoices } from './country-choices.ts';

/**
 * The fan's assumed country, with a link to change it. The link leads to the same page with a list of all countries;
 * the script opens that list in place. A cached page knows the country only from its query. The script gets it from
 * the platform and the browser.
 */
export function LocationLine({ view }: { readonly view: PageView }) {
  const { t, language, country, path, query } = view;
  const choosing = query.get('country') === '';
  const lang = query.has('lang') ? language : null;
  return (
    <section className="location" id="where" data-location="">
      <p data-location-part="line" hidden={choosing}>
        <span data-location-part="where">
          {country === null
            ? t('release:location.unknown')
            : t('release:location.in', { country: countryName(language, country) })}
        </span>{' '}
        <a href={`?${lang === null ? '' : `lang=${lang}&`}country=#where`} rel="nofollow" data-location-part="change">
          {t('release:location.change')}
        </a>
      </p>
      <form method="get" action={`${path}#where`} hidden={!choosing}>
        {lang !== null && <input type="hidden" name="lang" value={lang} />}
        <label htmlFor="country">{t('release:location.label')}</label>
        <select id="country" name="country" autoComplete="country">
          <option value="">{t('release:location.anywhere')}</option>
          {choosing &&
            countryChoices(language).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
        <Button size="large" type="submit">
          {t('release:location.apply')}
        </Button>
      </form>
    </section>
  );
}
