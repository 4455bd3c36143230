import { Chip } from '@countin/ui';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './plan-card.module.css';

interface PlanCardProps {
  readonly title: string;
  readonly lead: string;
  /** What is in it. */
  readonly points: readonly string[];
  /** Said where it is the person's own plan. */
  readonly yours: string | null;
  readonly children?: ReactNode;
}

/** A plan: what is in it, and whether one has it. */
export function PlanCard({ title, lead, points, yours, children }: PlanCardProps) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {yours !== null && <Chip tone="live">{yours}</Chip>}
      </div>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <Check aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {children && <div className={styles.foot}>{children}</div>}
    </section>
  );
}
