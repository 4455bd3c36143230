import { useOrigins } from '@countin/app-shell';
import type { KeptFolder, KeptRow as Kept } from '@countin/domain/collection';
import { joinFacts } from '@countin/i18n';
import { ErrorBoundary } from '@countin/screen-kit/loading';
import { Row } from '@countin/ui';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keptLink } from './kept-link.ts';
import { loadMenu, loadPlay } from './late-parts.ts';
import { KeptPicture } from './kept-picture.tsx';
import type { KeptActions } from './use-kept-actions.ts';
import { useKeptState } from './use-kept-state.ts';
import styles from './collection.module.css';

const KeptMenu = lazy(loadMenu);
const PlayKept = lazy(loadPlay);

interface KeptRowProps {
  readonly row: Kept;
  /** Rows of the list as it is shown. */
  readonly rows: readonly Kept[];
  readonly index: number;
  readonly now: number;
  readonly folders: readonly KeptFolder[];
  readonly actions: KeptActions;
}

/** Something that the user keeps. */
export function KeptRow({ row, rows, index, now, folders, actions }: KeptRowProps) {
  const href = keptLink(useOrigins(), row);
  const stateOf = useKeptState();
  const folder = folders.find(({ id }) => id === row.folder)?.name ?? '';
  return (
    <Row
      as="div"
      start={<KeptPicture view={row} size={56} />}
      title={href === null ? row.title : <a href={href}>{row.title}</a>}
      below={
        <>
          {joinFacts([stateOf(row, now), folder].filter((fact) => fact !== ''))}
          {row.note !== '' && (
            <span className={styles.note} dir="auto">
              {row.note}
            </span>
          )}
        </>
      }
      end={
        <span className={styles.ends}>
          {row.playable && (
            <ErrorBoundary resetKey={row.key} fallback={() => null} onRetry={() => undefined}>
              <Suspense>
                <PlayKept row={row} rows={rows} />
              </Suspense>
            </ErrorBoundary>
          )}
          <RowMenu
            title={row.title}
            menu={<KeptMenu row={row} index={index} actions={actions} />}
            onFailure={actions.fail}
          />
        </span>
      }
    />
  );
}

interface RowMenuProps {
  readonly title: string;
  readonly menu: ReactNode;
  readonly onFailure: (error: Error) => void;
}

/** Button in the menu's place until it is pressed: a list has many. The button stays where the menu does not load. */
function RowMenu({ title, menu, onFailure }: RowMenuProps) {
  const { t } = useTranslation('collection');
  const [pressed, setPressed] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.more}
      aria-label={t('row.menu', { title })}
      aria-haspopup="menu"
      onClick={() => void loadMenu().then(() => setPressed(true), onFailure)}
    >
      <Ellipsis aria-hidden />
    </button>
  );
  return pressed ? <Suspense fallback={button}>{menu}</Suspense> : button;
}
