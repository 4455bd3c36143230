import { useDataAccess } from '@countin/data/access';
import { planOptions } from '@countin/data/planner';
import type { MyArtist } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { can } from '@countin/domain/permissions';
import { dueTasks, type PlanTask } from '@countin/domain/planner';
import { formatNumber, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { failedQueries, LoadErrorNotice } from '@countin/screen-kit/loading';
import { Row, Rows, Section } from '@countin/ui';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { useTaskTexts } from '../../../shell/planner/use-task-texts.ts';

/** Artists whose plans are read, because each costs a call of its own. */
const MOST_ARTISTS = 10;
/** Tasks that the block shows: those of today, then the latest. The planner has all. */
const SHOWN = 6;
/** Reading a plan is work for the server, and the day of a task seldom changes. */
const FRESH_MS = 60_000;

interface DueBlockProps {
  /** Artists whose plans the user may read. */
  readonly artists: readonly MyArtist[];
  readonly now: number;
  readonly artistNameOf: (artistId: string) => string | undefined;
}

interface DueTask {
  readonly task: PlanTask;
  readonly artistId: string;
  readonly release: string | undefined;
}

/**
 * Tasks of the release planner that are due today or late, and assigned to the user. Users who may edit releases see
 * unassigned ones too.
 */
export default function DueBlock({ artists, now, artistNameOf }: DueBlockProps) {
  const { t } = useTranslation(['today', 'planner']);
  const locale = useLocale();
  const texts = useTaskTexts(now);
  const { due, error, retry } = useDueTasks(artists, now);
  if (!error && due.length === 0) return null;
  const more = due.length - SHOWN;
  const next = due[SHOWN];
  return (
    <Section title={t('due.title')}>
      {error && <LoadErrorNotice error={error} onRetry={retry} />}
      <Rows>
        {due.slice(0, SHOWN).map(({ task, artistId, release }) => (
          <Row
            key={`${artistId} ${task.id}`}
            title={<Link to={paths.releasePlanner.to(artistId, task.id)}>{texts.name(task)}</Link>}
            below={joinFacts([release, artistNameOf(artistId), texts.due(task)])}
          />
        ))}
      </Rows>
      {next && (
        <p>
          <Link to={paths.releasePlanner.to(next.artistId)}>
            {t('due.more', { number: formatNumber(locale, more) })}
          </Link>
        </p>
      )}
    </Section>
  );
}

function useDueTasks(artists: readonly MyArtist[], now: number) {
  const access = useDataAccess();
  const { uid } = useSession();
  const read = artists.slice(0, MOST_ARTISTS);
  const plans = useQueries({
    queries: read.map(({ id }) => ({ ...planOptions(access, id), staleTime: FRESH_MS })),
  });
  const due = plans.flatMap(({ data }, index): DueTask[] => {
    const artist = read[index];
    if (!data || !artist) return [];
    const edits = can(artist.role, 'release.edit');
    const tasks = dueTasks({ ...data, zone: ownZone, now }, uid).filter(({ assignee }) => edits || assignee === uid);
    return tasks.map((task) => ({
      task,
      artistId: artist.id,
      release: data.releases.find(({ id }) => id === task.productId)?.title,
    }));
  });
  const byDay = ({ task }: DueTask) => task.due ?? '';
  return { due: due.sort((a, b) => byDay(b).localeCompare(byDay(a))), ...failedQueries(plans) };
}
