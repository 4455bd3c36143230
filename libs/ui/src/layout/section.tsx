import { useId, type ReactNode } from 'react';
import { classNames } from '../foundation/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  /** Element at the end of the heading's line. */
  readonly aside?: ReactNode;
  /** One introductory sentence below the heading, in a neutral colour. */
  readonly lead?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Section of a screen with its own heading. */
export function Section({ title, aside, lead, id, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={classNames(styles.section, className)}>
      <div className={styles.heading}>
        <h2 className={styles.title} id={headingId}>
          {title}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
