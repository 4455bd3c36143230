import { ALL_FANS, FAN_STATES, type FanOwner, type FanState, type SegmentConditions } from '@countin/domain/fan';
import { SearchTools, type ListFilters } from '@countin/screen-kit/list';
import { Button } from '@countin/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentTools } from './segment-tools.tsx';

const STATES = ['all', ...FAN_STATES, 'failed'] as const;
type State = (typeof STATES)[number];

/** What narrows the list, beside the search. */
export interface Narrowing {
  readonly conditions: SegmentConditions;
  /** Only fans whose release-day message was not delivered. */
  readonly failed: boolean;
}

interface FanToolsProps {
  readonly owner: FanOwner;
  readonly filters: ListFilters<Narrowing>;
  readonly titles: ReadonlyMap<string, string>;
}

/** Search and further conditions of the list, for an artist also the status. Conditions can be saved as a segment. */
export function FanTools({ owner, filters, titles }: FanToolsProps) {
  const { t } = useTranslation(['signups', 'fan-states']);
  const { conditions, failed } = filters.filter;
  const [isOpen, setOpen] = useState(conditions !== ALL_FANS);
  const setConditions = (changed: SegmentConditions) => filters.setFilter({ conditions: changed, failed });
  const state: State = failed ? 'failed' : (conditions.state ?? 'all');
  const states = {
    label: t('filter'),
    value: state,
    options: STATES.map((value) => ({ value, label: value === 'all' ? t('all') : t(`fan-states:${value}`) })),
    onChange: (chosen: State) =>
      filters.setFilter({
        conditions: withState(conditions, chosen === 'failed' ? 'all' : chosen),
        failed: chosen === 'failed',
      }),
  };
  return (
    <>
      <SearchTools
        search={{
          label: t('search'),
          placeholder: t('searchPlaceholder'),
          text: filters.text,
          onChange: filters.setText,
        }}
        {...(owner.ownerKind === 'artist' && { filter: states })}
      >
        <Button icon={<SlidersHorizontal aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('filters')}
        </Button>
      </SearchTools>
      {isOpen && <SegmentTools owner={owner} conditions={conditions} onChange={setConditions} titles={titles} />}
    </>
  );
}

function withState(conditions: SegmentConditions, chosen: FanState | 'all'): SegmentConditions {
  const state = chosen === 'all' ? null : chosen;
  return JSON.stringify({ ...conditions, state }) === JSON.stringify(ALL_FANS) ? ALL_FANS : { ...conditions, state };
}
