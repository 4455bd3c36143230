import { useDataAccess } from '@countin/data/access';
import { savedViewsOptions, saveViewOptions } from '@countin/data/publisher';
import { errorCodeOf } from '@countin/domain/errors';
import { MOST_SAVED_VIEWS, MOST_VIEW_NAME, type SavedView } from '@countin/domain/publisher';
import { formatNumber } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Dialog, Hint, IconButton, Notice, Row, Rows, TextField } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LoadErrorNotice } from '../loading/load-error-notice.tsx';
import { RowSkeletons } from '../list/list-screen.tsx';
import { UndoNotice } from '../undo/undo-notice.tsx';
import { parametersOf, searchOf, type SavedViewsProps } from './view-parameters.ts';
import styles from './views-dialog.module.css';

interface ViewsDialogProps extends SavedViewsProps {
  readonly onClose: () => void;
}

/** Saved views of a screen: opens one, saves what the screen shows, renames and removes. */
export function ViewsDialog({ screen, parameters, onClose }: ViewsDialogProps) {
  const { t } = useTranslation(['saved-views', 'common']);
  const access = useDataAccess();
  const { data, error, refetch } = useQuery(savedViewsOptions(access));
  const save = useMutation(saveViewOptions(access));
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const views = data?.filter((view) => view.screen === screen);
  const put = (view: SavedView) => {
    setRemoved(null);
    save.mutate(view);
  };
  return (
    <Dialog open title={t('title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={styles.views}>
        {!views && <Unread error={error} onRetry={() => void refetch()} />}
        {views && (
          <ViewList
            {...{ views, parameters, onClose, put }}
            remove={(view) => save.mutate({ ...view, name: null }, { onSuccess: () => setRemoved(view) })}
          />
        )}
        <UndoNotice
          removed={removed}
          textOf={({ name }) => t('removed', { name })}
          onUndo={() => removed && put(removed)}
        />
        <SaveError error={save.error} />
        {views && (
          <NewView full={views.length >= MOST_SAVED_VIEWS} busy={save.isPending} {...{ screen, parameters, put }} />
        )}
      </div>
    </Dialog>
  );
}

function Unread({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  return error ? <LoadErrorNotice error={error} onRetry={onRetry} /> : <RowSkeletons count={2} />;
}

interface ViewListProps extends Pick<ViewsDialogProps, 'parameters' | 'onClose'> {
  readonly views: readonly SavedView[];
  readonly put: (view: SavedView) => void;
  readonly remove: (view: SavedView) => void;
}

function ViewList({ views, parameters, onClose, put, remove }: ViewListProps) {
  const { t } = useTranslation('saved-views');
  if (views.length === 0) return <p>{t('none')}</p>;
  return (
    <Rows label={t('title')}>
      {views.map((view) => (
        <ViewRow key={view.id} view={view} onRename={(name) => put({ ...view, name })} onRemove={() => remove(view)}>
          <Link to={{ search: searchOf(view.parameters, parameters) }} onClick={onClose}>
            {view.name}
          </Link>
        </ViewRow>
      ))}
    </Rows>
  );
}

function SaveError({ error }: { readonly error: Error | null }) {
  const errorText = useErrorText();
  return error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />;
}

interface NewViewProps extends SavedViewsProps {
  readonly full: boolean;
  readonly busy: boolean;
  readonly put: (view: SavedView) => void;
}

/** Saves what the screen shows under a name. */
function NewView({ screen, parameters, full, busy, put }: NewViewProps) {
  const { t } = useTranslation('saved-views');
  const locale = useLocale();
  const [query] = useSearchParams();
  if (full) return <Hint>{t('full', { number: formatNumber(locale, MOST_SAVED_VIEWS) })}</Hint>;
  return (
    <NameForm
      first=""
      submit={t('save')}
      hint={t('hint')}
      busy={busy}
      onSubmit={(name) =>
        put({ id: crypto.randomUUID(), screen, name, parameters: { ...parametersOf(query, parameters) } })
      }
    />
  );
}

interface ViewRowProps {
  readonly view: SavedView;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
  /** Link that opens the view. */
  readonly children: ReactNode;
}

function ViewRow({ view: { name }, onRename, onRemove, children }: ViewRowProps) {
  const { t } = useTranslation('saved-views');
  const [renaming, setRenaming] = useState(false);
  if (renaming)
    return (
      <li className={styles.renamed}>
        <NameForm
          first={name}
          submit={t('rename')}
          focused
          onSubmit={(next) => {
            setRenaming(false);
            if (next !== name) onRename(next);
          }}
        />
      </li>
    );
  return (
    <Row
      title={children}
      end={
        <>
          <IconButton
            size="small"
            label={t('renameNamed', { name })}
            icon={<Pencil aria-hidden />}
            onClick={() => setRenaming(true)}
          />
          <IconButton size="small" label={t('remove', { name })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        </>
      }
    />
  );
}

interface NameFormProps {
  readonly first: string;
  readonly submit: string;
  readonly hint?: string;
  readonly busy?: boolean;
  readonly focused?: boolean;
  readonly onSubmit: (name: string) => void;
}

/** Asks for the name of a view. */
function NameForm({ first, submit, hint, busy, focused, onSubmit }: NameFormProps) {
  const { t } = useTranslation('saved-views');
  const [name, setName] = useState(first);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || busy) return;
        onSubmit(name.trim());
        setName('');
      }}
    >
      <TextField
        label={t('name')}
        hint={hint}
        value={name}
        maxLength={MOST_VIEW_NAME}
        required
        autoFocus={focused}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="solid" busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
