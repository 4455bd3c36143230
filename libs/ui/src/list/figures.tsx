import styles from './figures.module.css';

interface Figure {
  readonly value: string;
  readonly name: string;
}

/** Large numbers with small labels below. */
export function Figures({ figures, label }: { readonly figures: readonly Figure[]; readonly label?: string }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {figures.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
