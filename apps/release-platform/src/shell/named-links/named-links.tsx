import { lazyImport } from '@countin/deployment-recovery';
import { Button, Skeleton, SortableList } from '@countin/ui';
import { lazy, Suspense } from 'react';
import { isSameLink, type NamedLink } from './named-link.ts';
import type { NewNamedLinkProps } from './new-named-link.tsx';
import styles from './named-links.module.css';

// The library of forms is larger than the rest of an editor's fields.
const NewNamedLink = lazy(lazyImport(() => import('./new-named-link.tsx')));

interface NamedLinksProps extends Omit<NewNamedLinkProps, 'onAdd' | 'texts'> {
  /** Number of links at which no more can be added. */
  readonly most: number;
  readonly onChange: (links: readonly NamedLink[]) => void;
  readonly texts: NewNamedLinkProps['texts'] & {
    readonly list: string;
    readonly move: (name: string) => string;
    readonly remove: string;
    readonly removeNamed: (name: string) => string;
  };
}

/** Links with names, in an order that can be changed, and the form of one more. */
export function NamedLinks({ links, most, onChange, texts, ...form }: NamedLinksProps) {
  return (
    <>
      {links.length > 0 && (
        <SortableList
          label={texts.list}
          items={links.map((link) => ({ ...link, id: link.url + link.name }))}
          nameOf={({ name }) => name}
          onReorder={(next) => onChange(next.map(({ name, url }) => ({ name, url })))}
          handleLabel={texts.move}
          renderItem={({ name, url }) => (
            <span className={styles.link}>
              <bdi>{name}</bdi>
              <span dir="ltr">{url}</span>
            </span>
          )}
          renderActions={(removed) => (
            <Button
              size="small"
              variant="quiet"
              aria-label={texts.removeNamed(removed.name)}
              onClick={() => onChange(links.filter((link) => !isSameLink(link, removed)))}
            >
              {texts.remove}
            </Button>
          )}
        />
      )}
      {links.length < most && (
        <Suspense fallback={<Skeleton height={160} />}>
          <NewNamedLink {...form} links={links} texts={texts} onAdd={(link) => onChange([...links, link])} />
        </Suspense>
      )}
    </>
  );
}
