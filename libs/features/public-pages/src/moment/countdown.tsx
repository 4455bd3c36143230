import { countdownParts, type CountdownWords } from '@countin/i18n';
import { createContext, useContext, useState } from 'react';
import { millisecondsUntil } from './fan-moment.ts';
import type { MomentData } from './moment-data.ts';
import { useCountdown } from './use-countdown.ts';

/** Common data of a page's countdowns, which the page contains once. */
export interface CountdownSetup {
  readonly words: CountdownWords;
  /** Accessible name of a countdown. */
  readonly label: string;
  /** Time of the server's markup, milliseconds since 1970. */
  readonly now: number;
}

export const CountdownContext = createContext<CountdownSetup | null>(null);

export interface CountdownProps {
  readonly moment: MomentData;
  readonly onDone?: () => void;
}

/** From here on the last seconds stand out, milliseconds. */
const LAST_MS = 10_000;

/**
 * Days, hours, minutes and seconds until a release. As a timer it is not read out while it runs. A moment on the fan's
 * own clock has no digits before the script runs. Without script there is no countdown, since it could not run.
 */
export function Countdown({ moment, onDone }: CountdownProps) {
  const setup = useContext(CountdownContext);
  const [done, setDone] = useState(false);
  const left = useCountdown(moment, () => {
    setDone(true);
    onDone?.();
  });
  if (!setup) return null;
  const parts = countdownParts(setup.words, left ?? millisecondsUntil(moment, setup.now));
  return (
    <div
      className="countdown needs-script"
      role="timer"
      aria-label={setup.label}
      data-pending={left === null && 'wall' in moment ? '' : undefined}
      data-last={left !== null && left <= LAST_MS ? '' : undefined}
      hidden={done}
    >
      {parts.map(({ unit, digits, label }) => (
        <div key={unit} data-unit={unit}>
          <b>{digits}</b> <span>{label}</span>
        </div>
      ))}
    </div>
  );
}
