import { Section } from '@countin/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './editor-section.module.css';

type EditorSectionProps = Pick<ComponentProps<typeof Section>, 'title' | 'children'> & {
  /** Anchor of links to this section. */
  readonly id: string;
};

/** A part of an editor, under its title. */
export function EditorSection(props: EditorSectionProps) {
  return <Section {...props} className={styles.section} />;
}

/** The fields of an editor's section, one below the other. */
export function EditorFields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
