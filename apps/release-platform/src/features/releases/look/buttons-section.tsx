import { LIMITS } from '@countin/domain/fields';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { NamedLinks } from '../../../shell/named-links/named-links.tsx';
import type { Look } from './use-look.ts';
import styles from './look-editor.module.css';

/** Buttons of the artist's own: merchandise, tickets. Release pages lead to encrypted addresses only. */
export function ButtonsSection({ look: { look, change } }: { readonly look: Look }) {
  const { t } = useTranslation('release-look');
  return (
    <EditorSection id="buttons" title={t('sections.buttons')}>
      <NamedLinks
        links={look.buttons.map(({ label, url }) => ({ name: label, url }))}
        most={LIMITS.pageButtons}
        maxLength={LIMITS.buttonLabel}
        encrypted
        onChange={(links) => change({ buttons: links.map(({ name, url }) => ({ label: name, url })) })}
        texts={{
          list: t('sections.buttons'),
          move: (name) => t('move', { name }),
          remove: t('buttons.remove'),
          removeNamed: (name) => t('buttons.removeNamed', { name }),
          name: t('buttons.name'),
          url: t('buttons.url'),
          add: t('buttons.add'),
        }}
      />
      <p className={styles.hint}>{t('buttons.hint')}</p>
    </EditorSection>
  );
}
