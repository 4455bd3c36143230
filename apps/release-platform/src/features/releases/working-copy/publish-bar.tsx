import { useDataAccess } from '@countin/data/access';
import { usePermissions } from '@countin/data/permissions';
import { publishReleaseOptions, withdrawReleaseOptions } from '@countin/data/releases';
import { errorCodeOf } from '@countin/domain/errors';
import type { PageState } from '@countin/domain/publisher';
import { missingForPublishing, type MusicProduct } from '@countin/domain/release';
import { formatList } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { SaveStatus } from '@countin/screen-kit/autosave';
import { ConfirmDialog } from '@countin/screen-kit/confirm';
import { PublishingBar, usePublishing } from '@countin/screen-kit/publishing';
import { Button, buttonClass, copyText } from '@countin/ui';
import { CircleUser } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { PageLinks } from '../../../shell/editor/page-links.tsx';
import { usePublicAddresses } from '../../../shell/navigation/public-addresses.ts';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { useReleaseNames } from '../../../shell/releases/use-release-names.ts';
import { downloadQr } from './download-qr.ts';
import { pageStatus } from './page-status.ts';
import { PublishMenu } from './publish-menu.tsx';
import { releaseEmbed } from './release-embed.ts';
import { ReleaseConflicts } from './release-conflicts.tsx';
import { useFieldName } from '../../../shell/release-fields/use-field-name.ts';
import type { WorkingCopy } from './use-working-copy.ts';

interface PublishBarProps {
  readonly product: MusicProduct;
  readonly copy: WorkingCopy;
  /** Names of fields in messages; those of a release by default. */
  readonly nameOf?: (field: string) => string;
  /** Moves to fields with two versions; to those of the release by default. */
  readonly onDecide?: () => void;
  /** Moves to the first field that publishing requires and that is still empty. */
  readonly onMissing: () => void;
}

const TONES = { draft: 'neutral', live: 'live', changed: 'changed', archived: 'over' } as const;
const ACTIONS = { draft: 'publish', changed: 'update', archived: 'again' } as const;
const NEWS = [
  'embedCopied',
  'published',
  'updated',
  'withdrawn',
  'archivedDone',
  'missing',
  'invalid',
  'conflict',
  'unsaved',
] as const;
type News = (typeof NEWS)[number];
const PROBLEMS: readonly News[] = ['invalid', 'conflict', 'unsaved'];
type Obstacle = 'conflict' | 'invalid' | 'missing' | 'unsaved';

/** Reasons that keep a working copy from being published, most important first. */
function obstacleOf({ save, content }: ReturnType<WorkingCopy['state']>, clean: boolean): Obstacle | null {
  if (save.kind === 'conflict') return 'conflict';
  if (save.kind === 'invalid' || save.kind === 'typing') return 'invalid';
  if (missingForPublishing(content).length > 0) return 'missing';
  return clean ? null : 'unsaved';
}

/**
 * Page status and its actions. Below: the problems that keep the release from being saved. Publishes only the version
 * that the editor shows.
 */
export function PublishBar({ product, copy, nameOf: givenNames, onDecide, onMissing }: PublishBarProps) {
  const { t } = useTranslation('release-editor');
  const errorText = useErrorText();
  const locale = useLocale();
  const nameOf = useNames(givenNames);
  const bar = useRef<HTMLDivElement>(null);
  const conflicts = useRef<HTMLElement>(null);
  const access = useDataAccess();
  const names = useReleaseNames(product);
  const address = usePublicAddresses().release(names);
  const { publish, withdraw, begin, tell, isPublishing, error, news } = usePublishing({
    news: NEWS,
    publish: publishReleaseOptions(access),
    withdraw: withdrawReleaseOptions(access),
  });
  const [ask, setAsk] = useState<'takeBackConfirmation' | 'archiveConfirmation' | null>(null);
  const status = pageStatus(product, copy.save);
  const fields = 'names' in copy.save ? formatList(locale, [...new Set(copy.save.names.map(nameOf))]) : '';

  // Hide a message once it is out of date: "live" must not show above an unpublished change.
  const stillTrue = (message: News) =>
    ({
      embedCopied: product.status === 'published',
      missing: missingForPublishing(copy.content).length > 0,
      invalid: copy.save.kind === 'invalid' || copy.save.kind === 'typing',
      conflict: copy.save.kind === 'conflict',
      unsaved: copy.save.kind !== 'saved',
      published: status === 'live',
      updated: status === 'live',
      withdrawn: product.status === 'draft',
      archivedDone: product.status === 'archived',
    })[message];

  const currentNews = () => (news && !error && stillTrue(news) ? news : null);
  const shown = currentNews();

  const decide = useDecide(conflicts, onDecide);
  const lead: Readonly<Record<Obstacle, () => void>> = {
    conflict: decide,
    invalid: () => bar.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    missing: onMissing,
    unsaved: () => undefined,
  };
  const goLive = async () => {
    begin();
    const clean = await copy.flush();
    const now = copy.state();
    const obstacle = obstacleOf(now, clean);
    if (obstacle) {
      tell(obstacle);
      return lead[obstacle]();
    }
    const failure = await publish(
      { productId: product.id, expectedUpdatedAt: now.version },
      status === 'changed' ? 'updated' : 'published',
    );
    if (failure === 'release/changed') await copy.refresh();
  };
  const takeAway = async (to: 'draft' | 'archived') => {
    setAsk(null);
    await withdraw({ productId: product.id, to }, to === 'draft' ? 'withdrawn' : 'archivedDone');
  };

  const copyEmbed = async () => {
    if (await copyText(releaseEmbed(product, new URL(address).origin))) tell('embedCopied');
  };

  return (
    <>
      <PublishingBar
        variant="sticky"
        id="publish"
        ref={bar}
        status={{ tone: TONES[status], text: t(`status.${status}`) }}
        saved={<SaveStatusOfEditors copy={copy} nameOf={nameOf} onDecide={decide} />}
        actions={
          <>
            {product.status !== 'draft' && <ReleaseLinks artistId={product.artistId} address={address} />}
            <PublishButton status={status} busy={isPublishing} onPublish={() => void goLive()} />
          </>
        }
        menu={
          <PublishMenu
            product={product}
            onTakeBack={() => setAsk('takeBackConfirmation')}
            onArchive={() => setAsk('archiveConfirmation')}
            onEmbed={() => void copyEmbed()}
            onQr={(format) => downloadQr(names, format)}
          />
        }
        notices={[
          error && { tone: 'danger', text: errorText(errorCodeOf(error)) },
          shown && { tone: PROBLEMS.includes(shown) ? 'danger' : 'info', text: t(`publish.${shown}`, { fields }) },
        ]}
      />
      {ask && (
        <WithdrawDialog
          ask={ask}
          title={product.title}
          onCancel={() => setAsk(null)}
          onConfirm={() => void takeAway(ask === 'archiveConfirmation' ? 'archived' : 'draft')}
        />
      )}
      <ReleaseConflicts copy={copy} artistId={product.artistId} ref={conflicts} />
    </>
  );
}

function useNames(given: PublishBarProps['nameOf']): (field: string) => string {
  const names = useFieldName();
  return given ?? names;
}

function useDecide(conflicts: RefObject<HTMLElement | null>, given: PublishBarProps['onDecide']): () => void {
  return given ?? (() => conflicts.current?.focus());
}

interface PublishButtonProps {
  readonly status: PageState;
  readonly busy: boolean;
  readonly onPublish: () => void;
}

/** For readers who may publish. A label that edits by an agreement may not. */
function PublishButton({ status, busy, onPublish }: PublishButtonProps) {
  const { t } = useTranslation('release-editor');
  const { may } = usePermissions('artist', useOwnArtist());
  if (status === 'live' || !may('release.publish')) return null;
  return (
    <Button size="small" variant="solid" busy={busy} onClick={onPublish}>
      {t(`publish.${ACTIONS[status]}`)}
    </Button>
  );
}

interface ReleaseLinksProps {
  readonly artistId: string;
  readonly address: string;
}

/** Links of a release whose page exists: its fans, and the page. */
function ReleaseLinks({ artistId, address }: ReleaseLinksProps) {
  const { t } = useTranslation('release-editor');
  const { may } = usePermissions('artist', useOwnArtist());
  return (
    <>
      {may('fans.read') && (
        <Link
          to={paths.signups.to(artistId)}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          data-folds
          title={t('publish.fans')}
        >
          <CircleUser aria-hidden />
          <span>{t('publish.fans')}</span>
        </Link>
      )}
      <PageLinks address={address} />
    </>
  );
}

interface WithdrawDialogProps {
  readonly ask: 'takeBackConfirmation' | 'archiveConfirmation';
  readonly title: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function WithdrawDialog({ ask, title, onConfirm, onCancel }: WithdrawDialogProps) {
  const { t } = useTranslation('release-editor');
  return (
    <ConfirmDialog
      variant="danger"
      title={t(`${ask}.title`)}
      confirm={t(`${ask}.confirm`)}
      cancel={t(`${ask}.cancel`)}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {t(`${ask}.text`, { title })}
    </ConfirmDialog>
  );
}

interface SaveStatusOfEditorsProps {
  readonly copy: WorkingCopy;
  readonly nameOf: (field: string) => string;
  readonly onDecide: () => void;
}

/** A reader has nothing to save, but may have entries from before the role changed. */
function SaveStatusOfEditors({ copy, nameOf, onDecide }: SaveStatusOfEditorsProps) {
  const { may } = usePermissions('artist', useOwnArtist());
  if (!may('release.edit') && copy.save.kind === 'saved') return null;
  return <SaveStatus editor={copy} nameOf={nameOf} onSaveNow={() => void copy.flush()} onDecide={onDecide} />;
}
