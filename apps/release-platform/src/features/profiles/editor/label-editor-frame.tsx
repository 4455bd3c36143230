import { lazyImport } from '@countin/deployment-recovery';
import type { LabelProfile } from '@countin/domain/profile';
import { lazy, useDeferredValue, type ReactNode } from 'react';
import { EditorFrame } from '../../../shell/editor/editor-frame.tsx';
import { PageLinks } from '../../../shell/editor/page-links.tsx';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import type { LabelCopy } from './use-label-copy.ts';
import { useLabelFieldName } from '../../../shell/profiles/use-label-field-name.ts';

const ProfilePreview = lazy(lazyImport(() => import('../../../shell/profile-preview/profile-preview.tsx')));

interface LabelEditorFrameProps {
  readonly label: LabelProfile;
  readonly copy: LabelCopy;
  readonly title: string;
  readonly lead: string;
  readonly uploading: boolean;
  readonly children: ReactNode;
}

/** An editor of a label beside the label's public page. Saves by itself; what is saved is public. */
export function LabelEditorFrame({ label, copy, children, ...labels }: LabelEditorFrameProps) {
  const shown = useDeferredValue(copy.content);
  return (
    <EditorFrame
      copy={copy}
      actions={<PageLinks address={usePublicAddresses().subdomain(label.customSlug)} />}
      preview={<ProfilePreview kind="label" profile={{ ...label, ...shown }} />}
      nameOf={useLabelFieldName()}
      valueOf={(field, content) => textOf(content[field])}
      {...labels}
    >
      {children}
    </EditorFrame>
  );
}

/** A value as text to compare: the words in it, one after the other. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'object') return String(value);
  const parts = Object.values(value).flatMap((part) => textOf(part) ?? []);
  return parts.length === 0 ? null : parts.join(', ');
}
