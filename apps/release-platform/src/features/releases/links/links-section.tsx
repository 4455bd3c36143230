import type { MusicProduct } from '@countin/domain/release';
import { serviceName, type StoreLink } from '@countin/domain/store-links';
import { useNow } from '@countin/screen-kit/hooks';
import type { WorkingCopy } from '../working-copy/use-working-copy.ts';
import { FindLinks } from './find/find-links.tsx';
import { knownCode } from './find/known-code.ts';
import { ownFacts } from './find/own-facts.ts';
import { linkName } from '../../../shell/release-fields/link-name.ts';
import { LinkFacts } from './rows/link-facts.tsx';
import { LinkClicks } from './rows/link-clicks.tsx';
import { SortByUse } from './rows/sort-by-use.tsx';
import { useLinkFindings } from './rows/use-link-findings.ts';
import { useServiceClicks } from './rows/use-service-clicks.ts';
import { StoreLinksEditor } from './store-links-editor.tsx';

interface LinksSectionProps {
  readonly product: Pick<MusicProduct, 'id'>;
  readonly artistName: string;
  readonly copy: WorkingCopy;
  readonly storeOrder: readonly string[];
  /** The user's role does not allow changes. */
  readonly readOnly: boolean;
}

const MINUTE = 60_000;

/** The links of a release, and the box that finds more. */
export function LinksSection({ product, artistName, copy, storeOrder, readOnly }: LinksSectionProps) {
  const { content, change } = copy;
  const { storeLinks } = content;
  const now = useNow(MINUTE);
  const findings = useLinkFindings(product.id, copy);
  const clicksOf = useServiceClicks(product.id);
  const latest = () => copy.state().content.storeLinks;
  const changeAll = (links: StoreLink[]) => change({ storeLinks: links });
  const changeOne = (id: string, changes: Partial<StoreLink>) =>
    changeAll(latest().map((link) => (link.id === id ? { ...link, ...changes } : link)));
  return (
    <>
      <StoreLinksEditor
        links={storeLinks}
        onChange={changeAll}
        inputs={copy}
        storeOrder={storeOrder}
        box={
          readOnly ? (
            <></>
          ) : (
            <FindLinks
              productId={product.id}
              links={storeLinks}
              latest={latest}
              storeOrder={storeOrder}
              onChange={changeAll}
              own={ownFacts(content, artistName)}
              code={knownCode(content)}
            />
          )
        }
        below={(link) => (
          <>
            <LinkClicks clicks={clicksOf(link)} />
            <LinkFacts
              link={link}
              name={linkName(link, serviceName(link.service))}
              check={findings.checkOf(link)}
              report={findings.reportOf(link)}
              now={now}
              onChange={(changes) => changeOne(link.id, changes)}
              onRevert={() => findings.revert(link)}
              onDismiss={() => findings.dismiss(link)}
            />
          </>
        )}
      />
      {!readOnly && <SortByUse links={storeLinks} clicksOf={clicksOf} onChange={changeAll} />}
    </>
  );
}
