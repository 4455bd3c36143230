import { RELEASE_LIFE } from '@countin/domain/numbers';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Section, SelectField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { MOST_OTHERS, type AddressChange, type ShownMetric } from '../analysis-address.ts';
import { Chart } from './chart.tsx';
import type { Names } from '../use-names.ts';
import type { ReleaseLives } from '../use-release-lives.ts';
import { useFormatValue } from '../use-format-value.ts';
import styles from '../analysis.module.css';

interface LifeSectionProps {
  readonly lives: ReleaseLives;
  readonly metric: ShownMetric;
  readonly names: Names;
  readonly onChange: (change: AddressChange) => void;
}

/** The life of a release from 14 days before its date to 90 after, beside that of other releases. */
export function LifeSection({ lives, metric, names, onChange }: LifeSectionProps) {
  const { t } = useTranslation('analysis');
  const { dated, chosen, error, retry } = lives;
  const [first, ...others] = chosen;
  if (!first) return null;
  const beside = others.map(({ id }) => id);
  const toggle = (id: string, isOn: boolean) => {
    const ids = isOn ? [...beside, id] : beside.filter((each) => each !== id);
    onChange({ with: ids.join(',') || null });
  };
  return (
    <Section title={t('tables.life')} lead={t('lifeLead')} className={styles.part}>
      <div className={styles.fields}>
        <SelectField
          label={t('release')}
          value={first.id}
          onChange={({ target }) => onChange({ life: target.value, with: null })}
        >
          {dated.map(({ id }) => (
            <option key={id} value={id}>
              {names.release(id)}
            </option>
          ))}
        </SelectField>
        {dated.length > 1 && (
          <fieldset className={styles.beside}>
            <legend>{t('besideReleases')}</legend>
            {dated
              .filter(({ id }) => id !== first.id)
              .slice(0, MOST_CHOICES)
              .map(({ id }) => (
                <label key={id} className={styles.check}>
                  <input
                    type="checkbox"
                    checked={beside.includes(id)}
                    disabled={!beside.includes(id) && beside.length >= MOST_OTHERS}
                    onChange={({ target }) => toggle(id, target.checked)}
                  />
                  <bdi>{names.release(id)}</bdi>
                </label>
              ))}
          </fieldset>
        )}
      </div>
      {error && <LoadErrorNotice error={error} onRetry={retry} />}
      <LifeChart lives={lives} metric={metric} names={names} />
    </Section>
  );
}

/** Releases that can be put beside the first: the latest. */
const MOST_CHOICES = 8;

/** Days with a label below the axis: the release day among them. */
const LABELLED = [-14, 0, 30, 60, 90];

function LifeChart({ lives: { chosen, tables }, metric, names }: Omit<LifeSectionProps, 'onChange'>) {
  const { t } = useTranslation('analysis');
  const format = useFormatValue();
  const days = Array.from({ length: RELEASE_LIFE.before + RELEASE_LIFE.after + 1 }, (_, at) =>
    String(at - RELEASE_LIFE.before),
  );
  const series = chosen.map(({ id }) => {
    const rows = tables.find((table) => table.id === `life ${id}`)?.rows ?? [];
    const byDay = new Map(rows.map(({ key, values: [value = 0] }) => [key, value]));
    return {
      name: names.release(id),
      values: days.map((day) => byDay.get(day) ?? null),
      isGap: days.map((day) => byDay.get(day) === null),
    };
  });
  const [first] = series;
  if (!first) return null;
  const day = first.values[RELEASE_LIFE.before] ?? null;
  const isAhead = day === null && !first.isGap[RELEASE_LIFE.before];
  const sum = first.values.reduce<number>((all, value) => all + (value ?? 0), 0);
  return (
    <Chart
      kind="line"
      label={t('lifeChart', { metric: t(`metrics.${metric}`) })}
      summary={t(isAhead ? 'lifeAhead' : 'lifeSummary', {
        metric: t(`metrics.${metric}`),
        title: first.name,
        number: format(sum),
        day: format(day),
      })}
      axis={t('axis.day')}
      data={{
        points: days.map((key) => ({ short: format(Number(key)), full: names.rowName('life x', key) })),
        labelled: LABELLED.map((number) => number + RELEASE_LIFE.before),
        series,
        format,
        gap: format(null),
      }}
    />
  );
}
