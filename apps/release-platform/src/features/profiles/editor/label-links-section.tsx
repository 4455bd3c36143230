import { LIMITS } from '@countin/domain/fields';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { NamedLinks } from '../../../shell/named-links/named-links.tsx';
import type { LabelCopy } from './use-label-copy.ts';

/** Links with titles of the label's own: a shop, a catalogue, a newsletter. */
export function LabelLinksSection({ copy: { content, change } }: { readonly copy: LabelCopy }) {
  const { t } = useTranslation(['label-editor', 'profile-editor']);
  return (
    <EditorSection id="links" title={t('profile-editor:sections.links')}>
      <NamedLinks
        links={content.links.map(({ title, url }) => ({ name: title, url }))}
        most={LIMITS.labelLinks}
        maxLength={LIMITS.profileName}
        onChange={(links) => change({ links: links.map(({ name, url }) => ({ title: name, url })) })}
        texts={{
          list: t('profile-editor:sections.links'),
          move: (name) => t('move', { name }),
          remove: t('remove'),
          removeNamed: (name) => t('links.removeNamed', { name }),
          name: t('links.name'),
          url: t('links.url'),
          add: t('links.add'),
        }}
      />
    </EditorSection>
  );
}
