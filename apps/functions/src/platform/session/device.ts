import Bowser from 'bowser';

/** Description by which a session's owner recognises a browser. Empty where the browser does not say. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** No honest browser sends more, and this is looked through by many patterns. */
const LONGEST = 500;

/** The browser and the system that a `User-Agent` header names. */
export function deviceOf(userAgent: string): Device {
  // The library throws where there is nothing to read.
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
