import { useId, type ReactNode } from 'react';
import styles from './settings.module.css';

interface SettingsPartProps {
  /** Name in the address, after `#`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Column of {@link SettingsPart}s. */
export function SettingsParts({ children }: { readonly children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

/** One setting: its name at the start, its control at the end. On narrow screens the control is below. */
export function SettingsPart({ id, title, lead, children }: SettingsPartProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.part} aria-labelledby={heading}>
      <div>
        <h2 className={styles.heading} id={heading}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
