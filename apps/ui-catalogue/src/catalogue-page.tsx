import { SegmentedControl } from '@countin/ui';
import { useEffect, useState } from 'react';
import { CatalogueFrame } from './catalogue-frame.tsx';
import { entries } from './entries.ts';
import styles from './catalogue-page.module.css';

const THEMES = ['light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Every component of the kit in its states, in one theme and direction at a time. */
export function CataloguePage() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  const [direction, setDirection] = useState<(typeof DIRECTIONS)[number]>('ltr');
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dir = direction;
  }, [theme, direction]);
  return (
    <main className={styles.page}>
      <h1>Component catalogue</h1>
      <div className={styles.tools}>
        <SegmentedControl
          label="Theme"
          value={theme}
          onChange={setTheme}
          options={THEMES.map((value) => ({ value, label: value }))}
        />
        <SegmentedControl
          label="Direction"
          value={direction}
          onChange={setDirection}
          options={DIRECTIONS.map((value) => ({ value, label: value }))}
        />
      </div>
      {entries.map(({ name, Example }) => (
        <section key={name} className={styles.entry} aria-label={name}>
          <h2>{name}</h2>
          <CatalogueFrame>
            <Example />
          </CatalogueFrame>
        </section>
      ))}
    </main>
  );
}
