import type { ImportStep } from '@countin/domain/imports';
import { joinFacts } from '@countin/i18n';
import { Chip } from '@countin/ui';
import { memo } from 'react';
import { Link } from 'react-router';
import { releasePaths } from '../../../paths/releases-paths.ts';
import { STATE_SIGNS, STATE_TONES, type RowTexts } from './row-texts.ts';
import type { RowSummary } from '../engine/row-summary.ts';
import styles from './run-table.module.css';

interface RunRowProps {
  readonly row: RowSummary;
  readonly step: ImportStep | undefined;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly texts: RowTexts;
  readonly onOpen: (row: number) => void;
}

/** A row of the file: its release, where it is, and its state. */
export const RunRow = memo(function RunRow({ row, step, index, texts, onOpen }: RunRowProps) {
  const { title, artistName, upc, part, line, problems, state } = row;
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.row}>
      <div role="cell" className={styles.what}>
        <button type="button" className={styles.title} dir="auto" onClick={() => onOpen(row.row)}>
          {title || texts.untitled}
        </button>
        <span className={styles.facts}>{joinFacts([artistName, upc, part, texts.lineOf(line)])}</span>
      </div>
      <div role="cell" className={styles.problems}>
        {problems > 0 && texts.problemsOf(problems)}
        {step && <StepResult step={step} text={texts.resultOf(step)} />}
      </div>
      <div role="cell">
        <Chip tone={STATE_TONES[state]}>
          <span aria-hidden>{STATE_SIGNS[state]}</span> {texts.stateOf(state)}
        </Chip>
      </div>
    </div>
  );
});

/** Results after which the release is there. */
const REMAINING: readonly ImportStep['result'][] = ['created', 'updated', 'restored', 'brought-back', 'unchanged'];

/** Whether the release of a step is there. */
export function hasRelease(
  step: ImportStep,
): step is ImportStep & { readonly productId: string; readonly artistId: string } {
  return step.productId !== null && step.artistId !== null && REMAINING.includes(step.result);
}

/** What became of a row, with a link to its release. */
export function StepResult({ step, text }: { readonly step: ImportStep; readonly text: string }) {
  if (!hasRelease(step)) return <span>{text}</span>;
  return <Link to={releasePaths.product.to(step.artistId, step.productId)}>{text}</Link>;
}
