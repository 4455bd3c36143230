import type { LabelText } from '@countin/data/profiles';
import { lazyImport } from '@countin/deployment-recovery';
import type { LabelProfile } from '@countin/domain/profile';
import { EditorScreen, RestoredNote, SaveConflicts, SaveStatus } from '@countin/screen-kit/autosave';
import { PublishingBar } from '@countin/screen-kit/publishing';
import { buttonClass, CopyButton, PageHeader } from '@countin/ui';
import { ArrowUpRight } from 'lucide-react';
import { lazy, useDeferredValue, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import type { LabelCopy } from './use-label-copy.ts';
import { useLabelFieldName } from './use-label-field-name.ts';

const ProfilePreview = lazy(lazyImport(() => import('../../../shell/live-preview/profile-preview.tsx')));

interface LabelEditorFrameProps {
  readonly label: LabelProfile;
  readonly copy: LabelCopy;
  readonly title: string;
  readonly lead: string;
  readonly uploading?: boolean;
  readonly children: ReactNode;
}

/** An editor of a label beside the label's public page. Saves by itself; what is saved is public. */
export function LabelEditorFrame({ label, copy, title, lead, uploading = false, children }: LabelEditorFrameProps) {
  const { t } = useTranslation(['release-editor', 'profile-editor']);
  const shown = useDeferredValue(copy.content);
  const conflicts = useRef<HTMLElement>(null);
  const nameOf = useLabelFieldName();
  const address = usePublicAddresses().subdomain(label.customSlug);
  const { flush, conflicts: open } = copy;
  return (
    <EditorScreen
      save={copy.save}
      flush={flush}
      uploading={uploading}
      preview={<ProfilePreview kind="label" profile={{ ...label, ...shown }} />}
      previewLabels={{ open: t('preview.open'), close: t('preview.close') }}
    >
      <PageHeader title={title} below={lead} />
      <PublishingBar
        variant="sticky"
        saved={
          <SaveStatus
            state={copy.save}
            nameOf={nameOf}
            onSaveNow={() => void flush()}
            onDecide={() => conflicts.current?.focus()}
          />
        }
        actions={
          <>
            <CopyButton text={address} label={t('publish.copy')} copiedLabel={t('publish.copied')} size="small" />
            <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ size: 'small' })}>
              {t('publish.open')}
              <ArrowUpRight aria-hidden />
            </a>
          </>
        }
      />
      <RestoredNote fields={copy.restored} nameOf={nameOf} onEnd={copy.endRestoring} />
      <SaveConflicts
        ref={conflicts}
        conflicts={[...open].map(([field, theirs]) => ({
          key: field,
          name: nameOf(field),
          mine: textOf(copy.content[field]),
          theirs: textOf(theirs),
        }))}
        onResolve={(field, whose) => copy.resolve(field as keyof LabelText, whose)}
      />
      {children}
    </EditorScreen>
  );
}

/** A value as text to compare: the words in it, one after the other. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'object') return String(value);
  const parts = Object.values(value).flatMap((part) => textOf(part) ?? []);
  return parts.length === 0 ? null : parts.join(', ');
}
