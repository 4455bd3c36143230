import { useDataAccess } from '@countin/data/access';
import { startReleaseOptions } from '@countin/data/links';
import { errorCodeOf } from '@countin/domain/errors';
import type { StartedRelease } from '@countin/domain/link-finding';
import { useErrorText } from '@countin/i18n/react';
import { Button, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { readStarted, type Started } from '../../../shell/new-release/started.ts';

interface StartNoticeProps {
  readonly productId: string;
  /** Reads the release again, which has its cover now. */
  readonly onCover: () => void;
}

/** What a new draft lacks of what the services have. A cover that has not come can be asked for again. */
export default function StartNotice({ productId, onCover }: StartNoticeProps) {
  const started = readStarted(useLocation().state, productId);
  return started && <StartedNotice started={started} onCover={onCover} />;
}

function StartedNotice({ started, onCover }: { readonly started: Started } & Pick<StartNoticeProps, 'onCover'>) {
  const { t } = useTranslation(['new-release', 'common']);
  const { mutateAsync, isPending, error, data } = useMutation(startReleaseOptions(useDataAccess()));
  const { notes } = started.release;
  const { cover } = data ?? started.release;
  const isMissing = cover.state === 'late' || cover.state === 'failed';
  const tryAgain = async () => {
    const { cover: now } = await mutateAsync(started.input);
    if (now.state === 'ready') onCover();
  };
  const notices = [...useCoverTexts(cover, error), ...notes.map((note) => t(`notes.${note}`))];
  if (data?.cover.state === 'ready') notices.unshift(t('coverReady'));
  return (
    <Notice
      title={t('notes.title')}
      action={
        isMissing && (
          // The mutation's state has the error.
          <Button size="small" busy={isPending} onClick={() => void tryAgain().catch(() => undefined)}>
            {t('common:tryAgain')}
          </Button>
        )
      }
    >
      {notices.join(' ')}
    </Notice>
  );
}

/** Why the cover is missing. */
function useCoverTexts(cover: StartedRelease['cover'], error: Error | null): string[] {
  const { t } = useTranslation('new-release');
  const errorText = useErrorText();
  if (cover.state !== 'late' && cover.state !== 'failed') return [];
  const code = cover.state === 'failed' ? cover.code : null;
  const reason = errorText(error ? errorCodeOf(error) : code);
  return [t(cover.state === 'late' ? 'coverLate' : 'coverFailed'), ...(reason === null ? [] : [reason])];
}
