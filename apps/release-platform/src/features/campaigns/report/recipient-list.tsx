import { useDataAccess } from '@countin/data/access';
import { campaignRecipientsOptions, type CampaignResults, type Recipient } from '@countin/data/campaigns';
import type { Campaign } from '@countin/domain/campaigns';
import { formatDateTime, joinFacts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { LoadError } from '@countin/screen-kit/loading';
import { Button, Chip, Hint, Row, Rows, Section, SelectField, Skeleton, type ChipTone } from '@countin/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './campaign-report.module.css';

const MINUTE = 60_000;

/** Filters of a list, by the states of messages. */
const FILTERS = {
  all: [],
  accepted: ['sent'],
  failed: ['failed'],
  waiting: ['queued', 'sending'],
  excluded: ['dropped'],
} as const satisfies Readonly<Record<string, readonly Recipient['state'][]>>;
type Filter = keyof typeof FILTERS;
const FILTER_NAMES = Object.keys(FILTERS) as readonly Filter[];

interface RecipientListProps {
  readonly campaign: Campaign;
  /** Counts of the same messages, which are read again while the campaign is sent. */
  readonly results: CampaignResults['results'];
}

/** Recipients of a campaign, with what became of each one's message. */
export function RecipientList({ campaign, results }: RecipientListProps) {
  const { t } = useTranslation('campaigns');
  const [filter, setFilter] = useState<Filter>('all');
  const query = useInfiniteQuery(campaignRecipientsOptions(useDataAccess(), campaign, campaign.id, FILTERS[filter]));
  useReadAgain(query.refetch, JSON.stringify(results));
  const recipients = query.data?.pages.flatMap((page) => page.recipients) ?? [];
  return (
    <Section title={t('sections.recipients')} className={styles.part}>
      <div className={styles.narrow}>
        <SelectField
          label={t('recipientList.show')}
          value={filter}
          onChange={({ target }) => setFilter(FILTER_NAMES.find((each) => each === target.value) ?? 'all')}
        >
          {FILTER_NAMES.map((each) => (
            <option key={each} value={each}>
              {each === 'all' ? t('recipientList.all') : t(`results.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {query.error && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={120} />}
      {query.data && recipients.length === 0 && <Hint>{t('recipientList.none')}</Hint>}
      {recipients.length > 0 && (
        <Rows label={t('sections.recipients')}>
          {recipients.map((recipient) => (
            <RecipientRow key={recipient.fanId} recipient={recipient} />
          ))}
        </Rows>
      )}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('recipientList.more')}
        </Button>
      )}
    </Section>
  );
}

/** Reads the list again with each change of the counts above it, so that both tell of the same time. */
function useReadAgain(refetch: () => Promise<unknown>, counts: string): void {
  const shown = useRef(counts);
  useEffect(() => {
    if (shown.current === counts) return;
    shown.current = counts;
    void refetch();
  }, [refetch, counts]);
}

const MOMENTS = ['sentAt', 'clickedAt', 'unsubscribedAt'] as const;

function RecipientRow({ recipient }: { readonly recipient: Recipient }) {
  const { t } = useTranslation('campaigns');
  const locale = useLocale();
  const now = useNow(MINUTE);
  const { contact, name, state, refusal, delayedUntil } = recipient;
  const momentText = (key: (typeof MOMENTS)[number] | 'delayedUntil', at: number) =>
    t(`recipientList.${key}`, { when: formatDateTime(locale, at, ownZone, now) });
  const { tone, outcome } = outcomeOf(recipient);
  return (
    <Row
      title={<bdi dir="ltr">{contact}</bdi>}
      below={joinFacts([
        name,
        ...(refusal ? [t(`refusals.${refusal}`)] : []),
        ...MOMENTS.flatMap((key) => {
          const at = recipient[key];
          return at === null ? [] : [momentText(key, at)];
        }),
        ...(state === 'queued' && delayedUntil !== null ? [momentText('delayedUntil', delayedUntil)] : []),
      ])}
      end={<Chip tone={tone}>{t(`results.${outcome}`)}</Chip>}
    />
  );
}

function outcomeOf({ state, bounced }: Recipient): {
  readonly tone: ChipTone;
  readonly outcome: 'accepted' | 'bounced' | 'failed' | 'waiting' | 'excluded';
} {
  switch (state) {
    case 'sent':
      return { tone: 'live', outcome: 'accepted' };
    case 'failed':
      return { tone: 'danger', outcome: bounced ? 'bounced' : 'failed' };
    case 'dropped':
      return { tone: 'neutral', outcome: 'excluded' };
    default:
      return { tone: 'neutral', outcome: 'waiting' };
  }
}
