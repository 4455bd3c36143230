import { existsSync } from 'node:fs';

/** Programs of Debian's packages, by where they put them. */
const PROGRAMS = {
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  driver: ['/usr/bin/WebKitWebDriver'],
  miniBrowser: [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser',
  ],
  xvfb: ['/usr/bin/Xvfb'],
} as const;

/** @throws Error with the command that installs what is missing */
export function installedPrograms(): Readonly<Record<keyof typeof PROGRAMS, string>> {
  const find = (name: keyof typeof PROGRAMS) => {
    const found = PROGRAMS[name].find((path) => existsSync(path));
    if (found === undefined)
      throw new Error(
        `${name} is not installed. On Debian: apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb`,
      );
    return found;
  };
  return { firefox: find('firefox'), driver: find('driver'), miniBrowser: find('miniBrowser'), xvfb: find('xvfb') };
}
