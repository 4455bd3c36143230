/** Settings of a program by their keys. */
export type Settings = Readonly<Record<string, string>>;

/** Settings without empty ones: an optional variable that is not set is not there. */
export function settingsOf(given: Readonly<Record<string, string | undefined>>): Settings {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => (entry[1] ?? '').trim() !== ''),
  );
}

/** The settings with these keys. */
export function pick(settings: Settings, keys: readonly string[]): Settings {
  return Object.fromEntries(keys.flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]])));
}
