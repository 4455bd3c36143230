import { resolveMoment, type ReleaseMoment } from '@countin/domain/release';
import { countdownParts, countdownWords } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';

/**
 * The countdown. As a timer it is not read out while it runs, and is there when asked for. On a fan's
 * own clock its digits wait for the script; without any script it is not shown, since it could not run.
 */
export function Countdown({ view, moment }: { readonly view: PageView; readonly moment: ReleaseMoment }) {
  const parts = countdownParts(countdownWords(view.language), resolveMoment(moment, 'UTC').at - view.now);
  return (
    <div
      className="countdown needs-script"
      role="timer"
      aria-label={view.t('release:timer')}
      data-pending={moment.mode === 'local' ? '' : undefined}
    >
      {parts.map(({ unit, digits, label }) => (
        <div key={unit} data-unit={unit}>
          <b>{digits}</b> <span>{label}</span>
        </div>
      ))}
    </div>
  );
}
