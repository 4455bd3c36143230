import type { FoundLink, FoundRow } from '@countin/domain/link-finding';
import { serviceName, type StoreLink } from '@countin/domain/store-links';
import { Button, Chip } from '@countin/ui';
import { ArrowUpRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceMark } from '../service-mark.tsx';
import { yearOf } from '../../../../shell/releases/judge-found.ts';
import { listedAs } from './add-found.ts';
import { Candidate } from './candidate.tsx';
import { Evidence } from './evidence.tsx';
import type { FoundActions } from './found-actions.ts';
import type { OwnFacts } from './own-facts.ts';
import { useWaitText } from './use-wait-text.ts';
import styles from './found-services.module.css';

interface FoundServiceProps extends FoundActions {
  readonly row: FoundRow;
  readonly links: readonly StoreLink[];
  readonly own: OwnFacts;
}

/** A service of the result. */
export function FoundService({ row, links, own, ...actions }: FoundServiceProps) {
  const name = serviceName(row.service) ?? '';
  return (
    <li className={styles.service}>
      <ServiceMark service={row.service} />
      <div className={styles.content}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          <Attribution row={row} />
        </p>
        <Outcome row={row} name={name} links={links} own={own} {...actions} />
      </div>
    </li>
  );
}

interface OutcomeProps extends FoundServiceProps {
  readonly name: string;
}

function Outcome(props: OutcomeProps) {
  const { row, name, links, own, onAdd, onReplace, onTryAgain } = props;
  const { t } = useTranslation('product-links');
  switch (row.status) {
    case 'found':
      return (
        <>
          <Evidence found={row.link} />
          <OtherYear own={own} facts={row.link.facts} />
          <AddFound {...props} found={row.link} />
        </>
      );
    case 'doubtful':
      return (
        <Doubtful
          candidates={row.candidates}
          name={name}
          own={own}
          actionsOf={(found) => (
            <AddFound
              row={row}
              name={name}
              links={links}
              own={own}
              found={found}
              {...{ onAdd, onReplace, onTryAgain }}
            />
          )}
        />
      );
    case 'not-found':
      return <p className={styles.aside}>{t('found.notFound', { name })}</p>;
    case 'not-reached':
      return <NotReached reason={row.reason} seconds={row.retryAfterSeconds} name={name} onTryAgain={onTryAgain} />;
  }
}

/** Says that a page is of a release of another year, however sure the service is. */
function OtherYear({ own, facts }: { readonly own: OwnFacts; readonly facts: FoundLink['facts'] }) {
  const { t } = useTranslation('product-links');
  const [yours, theirs] = [yearOf(own.date), yearOf(facts?.date ?? null)];
  if (yours === null || theirs === null || yours === theirs) return null;
  return <Chip tone="changed">{t('found.otherYear', { theirs, yours })}</Chip>;
}

interface DoubtfulProps {
  readonly candidates: readonly FoundLink[];
  readonly name: string;
  readonly own: OwnFacts;
  readonly actionsOf: (found: FoundLink) => ReactNode;
}

/** Pages to decide on, each beside the release. */
function Doubtful({ candidates, name, own, actionsOf }: DoubtfulProps) {
  const { t } = useTranslation(['product-links', 'common']);
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const open = candidates.filter(({ url }) => !declined.includes(url));
  if (open.length === 0)
    return (
      <p className={styles.aside}>
        {t('found.declined', { name })}{' '}
        <Button size="small" variant="link" onClick={() => setDeclined([])}>
          {t('common:undo')}
        </Button>
      </p>
    );
  return (
    <>
      <p>
        <Chip tone="changed">{t('found.decide')}</Chip>
      </p>
      {open.map((found) => (
        <Candidate key={found.url} found={found} name={name} own={own}>
          <OtherYear own={own} facts={found.facts} />
          {actionsOf(found)}
          <Button size="small" variant="quiet" onClick={() => setDeclined([...declined, found.url])}>
            {t('found.decline')}
          </Button>
        </Candidate>
      ))}
    </>
  );
}

interface AddFoundProps extends OutcomeProps {
  readonly found: FoundLink;
}

/** Adds a found page, or says that it is a link already. */
function AddFound({ row: { service }, name, links, found, onAdd, onReplace }: AddFoundProps) {
  const { t } = useTranslation(['product-links', 'errors']);
  const listed = listedAs(links, service, found.url);
  if (listed === 'this-link') return <Chip tone="live">{t('found.listed')}</Chip>;
  if (listed === 'full') return <p className={styles.aside}>{t('errors:field/too-many')}</p>;
  return (
    <span className={styles.actions}>
      {listed === 'other-link' && (
        <Button size="small" onClick={() => onReplace(service, found)}>
          {t('found.replace', { name })}
        </Button>
      )}
      <Button size="small" variant={listed === null ? 'outlined' : 'quiet'} onClick={() => onAdd(service, found)}>
        {listed === null ? t('found.add') : t('found.addToo')}
      </Button>
    </span>
  );
}

interface NotReachedProps {
  readonly reason: Extract<FoundRow, { status: 'not-reached' }>['reason'];
  readonly seconds: number | null;
  readonly name: string;
  readonly onTryAgain: () => void;
}

const BUSY = ['budget', 'rate-limited'] as const;
const SLOW = ['timeout', 'unreachable', 'server-error'] as const;

/** Reasons as a user can tell them apart: too many requests, no answer, refused, or an invalid answer. */
function reasonKey(reason: NotReachedProps['reason']) {
  if (BUSY.some((one) => one === reason)) return 'notReached.busy';
  if (SLOW.some((one) => one === reason)) return 'notReached.silent';
  return reason === 'refused' ? 'notReached.refused' : 'notReached.garbled';
}

function NotReached({ reason, seconds, name, onTryAgain }: NotReachedProps) {
  const { t } = useTranslation(['product-links', 'common']);
  const waitText = useWaitText();
  return (
    <p className={styles.aside}>
      {t(reasonKey(reason), { name })} {seconds === null ? t('search.waitUnknown') : waitText(seconds)}{' '}
      <Button size="small" variant="link" onClick={onTryAgain}>
        {t('common:tryAgain')}
      </Button>
    </p>
  );
}

/** Source of the data with a link back, which some services ask for. */
function Attribution({ row: { attribution, status } }: Pick<FoundServiceProps, 'row'>) {
  const { t } = useTranslation('product-links');
  if (!attribution || (status !== 'found' && status !== 'doubtful')) return null;
  return (
    <a className={styles.source} href={attribution.url} target="_blank" rel="noreferrer">
      {t('found.source', { name: attribution.text })}
      <ArrowUpRight aria-hidden />
    </a>
  );
}
