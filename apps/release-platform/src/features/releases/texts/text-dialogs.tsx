import { lazyImport } from '@countin/deployment-recovery';
import type { Language } from '@countin/domain/locale';
import type { ArtistProfile } from '@countin/domain/profile';
import type { MusicProduct } from '@countin/domain/release';
import type { TextKind } from '@countin/domain/texts';
import { lazy, Suspense } from 'react';
import type { TextDialog } from './text-tools.tsx';

const TextVersions = lazy(lazyImport(() => import('./text-versions.tsx')));
const TemplateDialog = lazy(lazyImport(() => import('./proposal/template-dialog.tsx')));
const DraftDialog = lazy(lazyImport(() => import('./proposal/draft-dialog.tsx')));

interface TextDialogsProps {
  readonly open: TextDialog | null;
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
  readonly kind: TextKind;
  readonly language: Language;
  /** Text that is there now. */
  readonly current: string;
  readonly onReplace: (text: string, mark?: string) => void;
  readonly onClose: () => void;
}

/** The dialogs that suggest or restore a text. Each loads when it is opened. */
export function TextDialogs({ open, product, artist, onReplace, ...dialog }: TextDialogsProps) {
  const use = (text: string, mark?: string) => {
    onReplace(text, mark);
    dialog.onClose();
  };
  return (
    <Suspense>
      {open === 'template' && <TemplateDialog {...dialog} product={product} artist={artist} onUse={use} />}
      {open === 'draft' && <DraftDialog {...dialog} productId={product.id} onUse={use} />}
      {open === 'versions' && <TextVersions {...dialog} artistId={artist.id} productId={product.id} onRestore={use} />}
    </Suspense>
  );
}
