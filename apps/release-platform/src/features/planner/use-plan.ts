import { useDataAccess } from '@countin/data/access';
import { planOptions } from '@countin/data/planner';
import {
  artistTasks,
  dayIn,
  releaseClashes,
  releaseTasks,
  type Clash,
  type PlannerTask,
  type PlanTask,
  type ReleaseFacts,
} from '@countin/domain/planner';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const MINUTE = 60_000;

/** A release with its tasks, hidden ones among them. */
export interface PlannedRelease {
  readonly facts: ReleaseFacts;
  readonly tasks: readonly PlanTask[];
}

/** The plan of an artist as it is now. */
export interface PlanNow {
  /** The next release first; those without a date come last. */
  readonly releases: readonly PlannedRelease[];
  /** Own tasks without a release. */
  readonly others: readonly PlanTask[];
  readonly clashes: readonly Clash[];
  readonly stored: readonly PlannerTask[];
  /** Zone in which the days of the artist begin. */
  readonly zone: string;
  /** Calendar day in that zone. */
  readonly today: string;
  readonly now: number;
}

/** Computes the plan from what is stored and the clock. */
export function usePlan(artistId: string): PlanNow {
  const now = useNow(MINUTE);
  const { data } = useSuspenseQuery(planOptions(useDataAccess(), artistId));
  return useMemo(() => {
    const { artist, releases, tasks } = data;
    const input = { artist, tasks, zone: ownZone, now };
    const zone = artist.zone ?? ownZone;
    return {
      releases: releases.map((facts) => ({ facts, tasks: releaseTasks(input, facts) })),
      others: artistTasks(input).filter(({ hidden }) => !hidden),
      clashes: releaseClashes(releases),
      stored: tasks,
      zone,
      today: dayIn(zone, now),
      now,
    };
  }, [data, now]);
}
