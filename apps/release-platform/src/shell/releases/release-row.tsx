import type { ReleaseSummary } from '@countin/domain/release';
import { joinFacts } from '@countin/i18n';
import { Row } from '@countin/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ReleaseCover } from './release-cover.tsx';
import { useReleaseFacts } from './release-facts.ts';
import { StateChip } from './state-chip.tsx';

interface ReleaseRowProps {
  readonly product: ReleaseSummary;
  readonly now: number;
  readonly artistName?: string;
  readonly end?: ReactNode;
  /** After the facts. */
  readonly beside?: ReactNode;
  /** `div` where something else is the list's item. */
  readonly as?: 'li' | 'div';
}

/** A release in a list. The row leads to its editor. */
export function ReleaseRow({ product, now, artistName, end, beside, as }: ReleaseRowProps) {
  const facts = useReleaseFacts()(product, now);
  const { t } = useTranslation('releases');
  const text = joinFacts([artistName, ...facts]);
  return (
    <Row
      as={as}
      start={<ReleaseCover release={product} artistName={artistName} size={46} />}
      title={<Link to={paths.product.to(product.artistId, product.id)}>{product.title || t('untitled')}</Link>}
      below={
        <>
          {text}
          {beside}
        </>
      }
      end={end ?? <StateChip product={product} now={now} />}
    />
  );
}
