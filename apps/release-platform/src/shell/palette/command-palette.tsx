import { lazyImport } from '@countin/deployment-recovery';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { PickerDialog } from '@countin/screen-kit/picker';
import { Button } from '@countin/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Creation, PaletteItem } from '../picker/palette-items.tsx';
import { usePalette } from './use-palette.ts';

const ProfileDialog = lazy(lazyImport(() => import('../new-profile/profile-dialog.tsx')));
const NewReleaseDialog = lazy(lazyImport(() => import('../new-release/new-release-dialog.tsx')));

/** Jumps to a screen, an artist, a label, a release or a fan, and creates new ones. */
export default function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['palette', 'common']);
  const locale = useLocale();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [making, setMaking] = useState<Creation | null>(null);
  const { groups, count, busy, artists, failed } = usePalette(text);

  const pick = ({ to, state, create }: PaletteItem) => {
    if (create) return setMaking(create);
    onClose();
    if (to !== undefined) void navigate(to, { state });
  };
  if (making)
    return (
      <Suspense>
        {making === 'release' ? (
          <NewReleaseDialog artists={artists} onClose={onClose} />
        ) : (
          <ProfileDialog kind={making} onClose={onClose} />
        )}
      </Suspense>
    );
  const results = t('results', { count, number: formatNumber(locale, count) });
  return (
    <PickerDialog
      label={t('label')}
      placeholder={t('placeholder')}
      closeLabel={t('close')}
      text={text}
      onText={setText}
      groups={groups}
      busy={busy}
      status={text.trim() === '' ? t('hint') : results}
      empty={busy ? t('common:loading') : t('none', { text })}
      below={
        failed.error && (
          <>
            {t('failed')}{' '}
            <Button size="small" onClick={failed.retry}>
              {t('common:tryAgain')}
            </Button>
          </>
        )
      }
      onPick={pick}
      onClose={onClose}
    />
  );
}
