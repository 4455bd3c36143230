import { LIMITS } from '@countin/domain/fields';
import { useErrorText } from '@countin/i18n/react';
import { Button, SortableList, TextField } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorSection } from '../../../shell/editor/editor-section.tsx';
import { readAddress } from './social-address.ts';
import type { LabelCopy } from './use-label-copy.ts';
import styles from './label-editor.module.css';

/** Links with titles of the label's own: a shop, a catalogue, a newsletter. */
export function LabelLinksSection({ copy: { content, change } }: { readonly copy: LabelCopy }) {
  const { t } = useTranslation(['label-editor', 'profile-editor']);
  const { links } = content;
  return (
    <EditorSection id="links" title={t('profile-editor:sections.links')}>
      {links.length > 0 && (
        <SortableList
          label={t('profile-editor:sections.links')}
          items={links.map((link) => ({ ...link, id: link.url + link.title }))}
          nameOf={({ title }) => title}
          onReorder={(next) => change({ links: next.map(({ title, url }) => ({ title, url })) })}
          handleLabel={(name) => t('move', { name })}
          renderItem={({ title, url }) => (
            <span className={styles.link}>
              <bdi>{title}</bdi>
              <span dir="ltr">{url}</span>
            </span>
          )}
          renderActions={({ title, url }) => (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('links.removeNamed', { name: title })}
              onClick={() => change({ links: links.filter((link) => link.url !== url || link.title !== title) })}
            >
              {t('remove')}
            </Button>
          )}
        />
      )}
      {links.length < LIMITS.labelLinks && (
        <NewLink onAdd={(link) => change({ links: [...links, link] })} links={links} />
      )}
    </EditorSection>
  );
}

type Link = LabelCopy['content']['links'][number];

function NewLink({ links, onAdd }: { readonly links: readonly Link[]; readonly onAdd: (link: Link) => void }) {
  const { t } = useTranslation('label-editor');
  const errorText = useErrorText();
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState(false);
  const { url, errorCode } = readAddress(address);
  const isKnown = links.some((link) => link.url === url && link.title === title.trim());
  const add = () => {
    setTried(true);
    if (url === null || title.trim() === '' || isKnown) return;
    onAdd({ title: title.trim(), url });
    setTitle('');
    setAddress('');
    setTried(false);
  };
  const missing = tried ? errorText('field/required') : null;
  return (
    <form
      className={styles.newLink}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={t('links.name')}
        name="link-title"
        value={title}
        maxLength={LIMITS.profileName}
        dir="auto"
        autoComplete="off"
        error={title.trim() === '' ? missing : null}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={t('links.url')}
        name="link-url"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        value={address}
        error={tried && errorCode !== null ? errorText(errorCode) : url === null ? missing : null}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" size="small">
        {t('links.add')}
      </Button>
    </form>
  );
}
