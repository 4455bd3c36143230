import { countryOf } from '@countin/domain/locale';
import { countryName } from '@countin/i18n';
import { Button } from '@countin/ui/static';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useFanLocation, usePageScript, type FanLocation } from '../browser/page-script.ts';
import { remember, remembered } from '../browser/remembered.ts';
import { countryChoices, type CountryChoice } from './country-choices.ts';

const storage = () => window.localStorage;

export interface LocationLineProps {
  readonly language: string;
  /** The country that the page was asked for. */
  readonly country: string | null;
  /** Addresses of the page that asks for a country, and of the one that shows its stores. */
  readonly changeHref: string;
  readonly action: string;
  /** Language in the page's address, which the form keeps; null without one. */
  readonly lang: string | null;
  /** Countries to choose from; null before the fan asks for them. */
  readonly choices: readonly CountryChoice[] | null;
  readonly texts: {
    /** With `{country}` where its name goes. */
    readonly in: string;
    readonly unknown: string;
    readonly change: string;
    readonly label: string;
    readonly anywhere: string;
    readonly apply: string;
  };
}

/**
 * The fan's assumed country, with a link to change it. Without script the link leads to the same page with a list of
 * all countries. The script opens that list in place. A cached page knows the country only from its query. The script
 * gets it from an earlier choice, else from the platform and the browser.
 */
export function LocationLine(props: LocationLineProps) {
  const { language, texts } = props;
  const location = useFanLocation() ?? { country: props.country, requested: false };
  const script = usePageScript();
  const [choices, setChoices] = useState<readonly CountryChoice[] | null>(null);
  const [choosing, setChoosing] = useState(props.choices !== null);
  const change = useRef<HTMLAnchorElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useLocate(props.country);

  function open(event: MouseEvent): void {
    if (!script) return;
    event.preventDefault();
    // A hidden field takes no focus.
    flushSync(() => {
      setChoices(choices ?? countryChoices(language));
      setChoosing(true);
    });
    select.current?.focus();
  }

  function choose(event: FormEvent): void {
    if (!script) return;
    event.preventDefault();
    const chosen = select.current?.value ?? '';
    remember(storage, 'country', chosen);
    flushSync(() => {
      script.location.set({ country: countryOf(chosen), requested: true });
      setChoosing(false);
    });
    change.current?.focus();
  }

  return (
    <section className="location" id="where">
      <p hidden={choosing}>
        <span>{locationText(props, location)}</span>{' '}
        <a href={props.changeHref} rel="nofollow" ref={change} onClick={open}>
          {texts.change}
        </a>
      </p>
      <form method="get" action={props.action} hidden={!choosing} onSubmit={choose}>
        {props.lang !== null && <input type="hidden" name="lang" value={props.lang} />}
        <label htmlFor="country">{texts.label}</label>
        <select id="country" name="country" autoComplete="country" ref={select}>
          <option value="">{texts.anywhere}</option>
          {(props.choices ?? choices)?.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Button size="large" type="submit">
          {texts.apply}
        </Button>
      </form>
    </section>
  );
}

function locationText({ language, texts }: LocationLineProps, { country, name }: FanLocation): string {
  return country === null ? texts.unknown : texts.in.replace('{country}', name ?? countryName(language, country));
}

/** Determines the fan's location once: the page's address, an earlier choice, or the server's guess. */
function useLocate(requested: string | null): void {
  const script = usePageScript();
  useEffect(() => {
    if (!script) return;
    const { clock, location } = script;
    if (requested !== null) remember(storage, 'country', requested);
    const chosen = requested ?? countryOf(remembered(storage, 'country'));
    if (chosen !== null) return location.set({ country: chosen, requested: false });
    void clock.ask().then(() => {
      const { country = null, name } = clock.place() ?? {};
      // The fan may have chosen in the meantime.
      if (location.get() === null) location.set({ country, name, requested: false });
    });
  }, [script, requested]);
}
