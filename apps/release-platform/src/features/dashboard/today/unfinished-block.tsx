import { changedSinceLive, type ListedProduct } from '@countin/domain/release';
import { joinFacts } from '@countin/i18n';
import { Row, Rows, Section } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { ReleaseCover } from '../../../shell/releases/release-cover.tsx';
import { releaseTasks, TASK_SECTIONS } from '../../../shell/releases/release-tasks.ts';
import { StateChip } from '../../../shell/releases/state-chip.tsx';

interface UnfinishedBlockProps {
  readonly releases: readonly ListedProduct[];
  readonly now: number;
  readonly artistNameOf: (artistId: string) => string | undefined;
}

/**
 * Drafts with what they lack, and pages that are behind their working copy. Reads nothing: the releases are on the
 * screen already, and their block reports their error.
 */
export function UnfinishedBlock({ releases, now, artistNameOf }: UnfinishedBlockProps) {
  const { t } = useTranslation(['today', 'dashboard', 'releases']);
  if (releases.length === 0) return null;
  return (
    <Section title={t('unfinished.title')}>
      <Rows>
        {releases.map((release) => {
          const { id, artistId, title } = release;
          const artistName = artistNameOf(artistId);
          const due = changedSinceLive(release) ? [] : releaseTasks(release).filter(({ done }) => !done);
          const section = TASK_SECTIONS[due[0]?.task ?? 'publish'];
          return (
            <Row
              key={id}
              start={<ReleaseCover release={release} artistName={artistName} size={46} />}
              title={<Link to={paths.product.to(artistId, id, section)}>{title || t('releases:untitled')}</Link>}
              below={joinFacts([
                artistName,
                ...(due.length === 0
                  ? [t('unfinished.changed')]
                  : due.map(({ task }) => t(`dashboard:tasks.${task}.due`))),
              ])}
              end={<StateChip product={release} now={now} />}
            />
          );
        })}
      </Rows>
    </Section>
  );
}
