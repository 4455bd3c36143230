import { useDataAccess } from '@countin/data/access';
import { pinnedReleasesOptions, publicReleasesOptions } from '@countin/data/profiles';
import { LIMITS } from '@countin/domain/fields';
import type { LabelProfile } from '@countin/domain/profile';
import type { ReleasePage } from '@countin/domain/release';
import { joinFacts } from '@countin/i18n';
import { Button, Hint, SelectField, SortableList } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { LabelCopy } from './use-label-copy.ts';
import styles from './label-editor.module.css';

/** Releases that the page shows first. */
export function PinnedSection({ label, copy }: { readonly label: LabelProfile; readonly copy: LabelCopy }) {
  const { t } = useTranslation('label-editor');
  const access = useDataAccess();
  const { pinned } = copy.content;
  const { data: newest = [] } = useQuery(publicReleasesOptions(access, { kind: 'label', profileId: label.id }));
  const { data: known = [] } = useQuery(pinnedReleasesOptions(access, label.id, label.pinned));
  const releases = new Map([...known, ...newest].map((release) => [release.id, release]));
  const shown = pinned.flatMap((id) => releases.get(id) ?? []);
  const nameOf = ({ title, artistName }: ReleasePage) => joinFacts([title, artistName]);
  const choices = newest.filter(({ id }) => !pinned.includes(id));
  return (
    <EditorSection id="pinned" title={t('pinned.title')}>
      {shown.length > 0 && (
        <SortableList
          label={t('pinned.title')}
          items={shown}
          nameOf={nameOf}
          onReorder={(next) => copy.change({ pinned: next.map(({ id }) => id) })}
          handleLabel={(name) => t('move', { name })}
          renderItem={(release) => <bdi>{nameOf(release)}</bdi>}
          renderActions={({ id, title }) => (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('pinned.removeNamed', { name: title })}
              onClick={() => copy.change({ pinned: pinned.filter((other) => other !== id) })}
            >
              {t('remove')}
            </Button>
          )}
        />
      )}
      <EditorFields>
        {pinned.length < LIMITS.pinnedReleases && choices.length > 0 && (
          <SelectField
            label={t('pinned.add')}
            name="pin"
            value=""
            onChange={({ target }) => target.value !== '' && copy.change({ pinned: [...pinned, target.value] })}
          >
            <option value="">{t('pinned.choose')}</option>
            {choices.map((release) => (
              <option key={release.id} value={release.id}>
                {nameOf(release)}
              </option>
            ))}
          </SelectField>
        )}
        <Hint className={styles.below}>{t('pinned.hint', { most: LIMITS.pinnedReleases })}</Hint>
      </EditorFields>
    </EditorSection>
  );
}
