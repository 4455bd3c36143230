import { releaseDay, type ListedProduct, type ReleaseMoment } from '@countin/domain/release';
import { formatDayAndTime, formatNumber, formatReleaseDate, joinFacts, unitLabel } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Figures, TaskList } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ReleaseCover } from './release-cover.tsx';
import { timeLeft } from './next-release.ts';
import { releaseTasks, TASK_SECTIONS, type ReleaseTask } from './release-tasks.ts';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import styles from './next-release-panel.module.css';

interface NextReleasePanelProps {
  readonly product: ListedProduct;
  readonly artistName?: string;
  /** Fans waiting for it; undefined while they are counted. */
  readonly fans?: { readonly count: number; readonly more: boolean };
}

/** The one panel of a dashboard: what comes next, how long it is, and what it lacks. */
export function NextReleasePanel({ product, artistName, fans }: NextReleasePanelProps) {
  const { t } = useTranslation(['dashboard', 'common', 'releases']);
  const now = useNow(10_000);
  const label = t(product.status === 'draft' ? 'next.draftLabel' : 'next.label');
  const figures = useFigures(product, fans, now);
  const when = useReleaseTime();
  const to = (task: ReleaseTask) => paths.product.to(product.artistId, product.id, TASK_SECTIONS[task]);
  const facts = joinFacts([
    artistName,
    when(product.releaseMoment, now),
    product.tracks.length > 0 ? t('next.tracks', { count: product.tracks.length }) : null,
  ]);

  return (
    <section className={styles.panel} aria-label={label}>
      <ReleaseCover release={product} artistName={artistName} sleeve leading />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.label}>{label}</span>
          <h2 className={styles.title}>
            <Link to={paths.product.to(product.artistId, product.id)}>
              <bdi>{product.title || t('releases:untitled')}</bdi>
            </Link>
          </h2>
          <p className={styles.facts}>{facts}</p>
        </div>
        {figures.length > 0 && (
          <div className={styles.figures}>
            <Figures figures={figures} label={t('next.timer')} />
          </div>
        )}
        <div className={styles.tasks}>
          <TaskList
            doneLabel={t('next.done')}
            tasks={releaseTasks(product).map(({ task, done }) => ({
              id: task,
              done,
              text: t(`tasks.${task}.${done ? 'done' : 'due'}`),
            }))}
            renderDue={(id, className, text) => (
              <Link to={to(id as ReleaseTask)} className={className}>
                {text}
              </Link>
            )}
          />
        </div>
      </div>
    </section>
  );
}
/** Figures of a release: the time left, and the fans who wait for it once it is published. */
function useFigures(product: ListedProduct, fans: NextReleasePanelProps['fans'], now: number) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const moment = product.releaseMoment;
  const left = moment && timeLeft(releaseDay(moment, now, ownZone).at - now);
  const two = (value: number) => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }).format(value);
  const figures = left
    ? [
        { value: two(left.days), name: unitLabel(locale, 'day', left.days) },
        { value: two(left.hours), name: unitLabel(locale, 'hour', left.hours) },
        { value: two(left.minutes), name: unitLabel(locale, 'minute', left.minutes) },
      ]
    : [];
  if (fans && product.status === 'published')
    figures.push({
      value: formatNumber(locale, fans.count) + (fans.more ? '+' : ''),
      name: t('next.fans', { count: fans.count }),
    });
  return figures;
}

/** Text of a release's time. */
function useReleaseTime(): (moment: ReleaseMoment | null, now: number) => string {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (moment, now) => {
    if (!moment) return t('next.noMoment');
    if (moment.mode === 'local' && moment.time === '00:00')
      return t('next.whenMidnight', { date: formatReleaseDate(locale, moment, now, ownZone) });
    return t(moment.mode === 'local' ? 'next.whenLocal' : 'next.whenInstant', {
      when: formatDayAndTime(locale, releaseDay(moment, now, ownZone).at, ownZone, now),
    });
  };
}
