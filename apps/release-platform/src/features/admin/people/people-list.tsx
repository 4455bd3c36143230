import type { DirectoryEntry } from '@countin/domain/admin';
import { VirtualRows, type PagedList, type VirtualRowsHandle } from '@countin/screen-kit/list';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonRow, ROW_HEIGHT } from './person-row.tsx';
import { useRowFocus } from './use-row-focus.ts';

interface PeopleListProps {
  readonly list: PagedList<DirectoryEntry>;
  /** Uid of the person who is open. */
  readonly open: string | null;
  /** The arrow up left the first row. */
  readonly onLeave: () => void;
}

const idOf = ({ uid }: DirectoryEntry) => uid;
const layout = () => ({ columns: 1, rowHeight: ROW_HEIGHT });

/** People in rows. Arrow keys go from one to the next. */
export function PeopleList({ list, open, onLeave }: PeopleListProps) {
  const { t } = useTranslation('admin');
  const rows = useRef<VirtualRowsHandle>(null);
  const onKeyDown = useRowFocus({ list: rows, count: list.count, open, onLeave });
  return (
    <VirtualRows
      ref={rows}
      items={list.items}
      idOf={idOf}
      label={t('people')}
      complete={list.complete}
      isPrevious={list.isPrevious}
      layout={layout}
      onEnd={list.readNext}
      onKeyDown={onKeyDown}
      render={(user) => <PersonRow user={user} open={user.uid === open} />}
    />
  );
}
