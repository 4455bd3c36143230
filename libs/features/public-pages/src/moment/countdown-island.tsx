import type { ReleasePage } from '@countin/domain/release';
import { countdownWords } from '@countin/i18n';
import { Island } from '../components/island.tsx';
import type { PageView } from '../page/page-view.ts';
import { Countdown, CountdownContext, type CountdownSetup } from './countdown.tsx';
import { momentData } from './moment-data.ts';

interface UpcomingProps {
  readonly view: PageView;
  readonly release: Pick<ReleasePage, 'title' | 'releaseMoment'>;
}

/** Common data of a page's countdowns. */
export function countdownSetup({ language, t, now }: PageView): CountdownSetup {
  return { words: countdownWords(language), label: t('release:timer'), now };
}

/** The countdown of an upcoming release, which the page's script runs. */
export function CountdownIsland({ view, release }: UpcomingProps) {
  const props = { moment: momentData(release.releaseMoment) };
  return (
    <CountdownContext.Provider value={countdownSetup(view)}>
      <Island name="countdown" props={props}>
        <Countdown {...props} />
      </Island>
    </CountdownContext.Provider>
  );
}
