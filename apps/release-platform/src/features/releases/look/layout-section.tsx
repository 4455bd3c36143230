import { PAGE_LAYOUTS, type PageLayout } from '@countin/domain/appearance';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import type { Look } from './use-look.ts';
import styles from './look-editor.module.css';

/** Rectangles of a layout: the cover, and lines of text. */
const DRAWINGS: Readonly<Record<PageLayout, { readonly cover: string; readonly lines: string }>> = {
  sleeve: { cover: 'M4 8h48v48H4z', lines: 'M60 10h46v9H60zM60 26h36v4H60zM60 34h40v4H60zM60 42h30v4H60z' },
  poster: { cover: 'M38 22h34v34H38z', lines: 'M8 4h94v13H8zM30 61h50v3H30z' },
  stage: { cover: 'M0 0h110v40H0z', lines: 'M10 46h58v8H10zM10 58h40v4H10z' },
};

export function LayoutSection({ look: { look, change } }: { readonly look: Look }) {
  const { t } = useTranslation('release-look');
  return (
    <EditorSection id="layout" title={t('layout.title')}>
      <ChoiceCards
        label={t('layout.title')}
        value={look.layout}
        onChange={(layout) => change({ layout })}
        options={PAGE_LAYOUTS.map((layout) => ({
          value: layout,
          name: t(`layout.${layout}`),
          picture: (
            <svg viewBox="0 0 110 64" className={styles.drawing} aria-hidden>
              <path data-cover="" d={DRAWINGS[layout].cover} />
              <path fill="currentColor" d={DRAWINGS[layout].lines} />
            </svg>
          ),
        }))}
      />
      <p className={styles.hint}>{t(`layout.${look.layout}Hint`)}</p>
    </EditorSection>
  );
}
