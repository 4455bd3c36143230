import type { ReleasePage } from '@countin/domain/release';
import type { CountdownSetup } from '../moment/countdown.tsx';
import { countdownSetup } from '../moment/countdown-island.tsx';
import { momentData, type MomentData } from '../moment/moment-data.ts';
import type { ReleasePhase } from '../moment/release-phase.ts';
import type { PageView } from '../page/page-view.ts';

/** Data for the script of a release page. */
export interface ReleaseData {
  readonly page: 'release';
  readonly language: string;
  readonly countdown: CountdownSetup;
  readonly moment: MomentData;
  /** The moment had not come everywhere when the page was rendered. */
  readonly waiting: boolean;
}

export function releaseData(view: PageView, release: ReleasePage, phase: ReleasePhase): ReleaseData {
  return {
    page: 'release',
    language: view.language,
    countdown: countdownSetup(view),
    moment: momentData(release.releaseMoment),
    waiting: phase === 'before' || phase === 'wave',
  };
}
