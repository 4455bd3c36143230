import type { Fan } from '@countin/domain/fan';
import { useNow } from '@countin/screen-kit/hooks';
import { VirtualRows, type PagedList } from '@countin/screen-kit/list';
import { useTranslation } from 'react-i18next';
import { FanRow, ROW_HEIGHT } from './fan-row.tsx';
import { useOpenRows } from './use-open-rows.ts';

const HALF_MINUTE = 30_000;
const idOf = ({ id }: Fan) => id;
const layout = () => ({ columns: 1, rowHeight: ROW_HEIGHT });

interface FanTableProps {
  readonly list: Pick<PagedList<Fan>, 'items' | 'complete' | 'isPrevious' | 'readNext'>;
  /** Titles of releases by their ids. */
  readonly titles: ReadonlyMap<string, string>;
}

/** The rows of a list of fans, each of which opens. */
export function FanTable({ list, titles }: FanTableProps) {
  const { t } = useTranslation('signups');
  const now = useNow(HALF_MINUTE);
  const [open, toggle] = useOpenRows();
  return (
    <VirtualRows
      role="table"
      label={t('title')}
      items={list.items}
      idOf={idOf}
      complete={list.complete}
      isPrevious={list.isPrevious}
      onEnd={list.readNext}
      layout={layout}
      render={(fan, index) => (
        <FanRow
          fan={fan}
          titles={titles}
          index={index}
          now={now}
          open={open.has(fan.id)}
          onToggle={() => toggle(fan.id)}
        />
      )}
    />
  );
}
