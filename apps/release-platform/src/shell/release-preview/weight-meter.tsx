import { formatList, formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { classNames, Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import type { ChoiceCost } from './choice-costs.ts';
import { PART_BUDGETS, WEIGHED_PARTS, weighPage, type PartBytes, type WeighedPart } from './page-weight.ts';
import styles from './weight-meter.module.css';

const KILO = 1000;

interface WeightMeterProps {
  readonly bytes: PartBytes;
  /** Bytes of each choice, the dearest first. */
  readonly choices: readonly ChoiceCost[];
  /** Name of the first picture, where it is no cover. */
  readonly picture?: string;
}

/**
 * Weight of the previewed page, and when a fan with a slow phone sees it. Over the budget, it says what each choice
 * costs.
 */
export function WeightMeter({ bytes, choices, picture }: WeightMeterProps) {
  const { t } = useTranslation('release-look');
  const locale = useLocale();
  const { total, budget, over, excess, readable, complete } = weighPage(bytes);
  const size = (count: number) => `${formatNumber(locale, Math.round(count / 100) / 10)} kB`;
  const time = (ms: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }).format(ms / KILO);
  const nameOf = (part: WeighedPart) => (part === 'cover' && picture) || t(`meter.${part}`);
  const times = { readable: time(readable), complete: time(complete) };
  return (
    <section className={styles.meter} aria-label={t('meter.title')}>
      <h3 className={styles.title}>
        {t('meter.title')}{' '}
        <span className={styles.total}>{t('meter.total', { size: size(total), budget: size(budget) })}</span>
      </h3>
      <ul className={styles.parts}>
        {WEIGHED_PARTS.filter((part) => bytes[part] > 0).map((part) => (
          <li key={part} data-over={over.includes(part) || undefined}>
            <span>{nameOf(part)}</span>
            <meter
              min={0}
              max={PART_BUDGETS[part]}
              value={Math.min(bytes[part], PART_BUDGETS[part])}
              aria-label={nameOf(part)}
            />
            <span className={styles.size}>{size(bytes[part])}</span>
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <Notice
          tone="danger"
          title={t('meter.over', {
            size: size(excess),
            parts: formatList(
              locale,
              over.map((part) => `${nameOf(part)} (${size(bytes[part])})`),
            ),
          })}
        />
      )}
      <ChoiceCosts choices={choices} open={over.length > 0} size={size} />
      <p className={styles.note}>
        {over.length === 0 && <strong>{t('meter.within')}. </strong>}
        {t('meter.time', times)}
      </p>
    </section>
  );
}

interface ChoiceCostsProps {
  readonly choices: readonly ChoiceCost[];
  readonly open: boolean;
  readonly size: (bytes: number) => string;
}

/** The choices of a page with what they cost. Open where something has to be left out. */
function ChoiceCosts({ choices, open, size }: ChoiceCostsProps) {
  const { t } = useTranslation('release-look');
  if (choices.length === 0) return null;
  return (
    <details className={styles.choices} open={open}>
      <summary>{t('meter.choices')}</summary>
      <ul className={classNames(styles.parts, styles.costs)}>
        {choices.map(({ choice, bytes }) => (
          <li key={choice}>
            <span>{isPart(choice) ? t(`meter.${choice}`) : t(`sections.${choice}`)}</span>
            <span className={styles.size}>{size(bytes)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const isPart = (choice: ChoiceCost['choice']) => choice === 'typeface' || choice === 'cover' || choice === 'background';
