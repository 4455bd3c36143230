import { useDataAccess } from '@countin/data/access';
import { importsOptions } from '@countin/data/imports';
import type { ChosenHeadings } from '@countin/domain/imports';
import { useInfiniteQuery } from '@tanstack/react-query';

const NONE: ChosenHeadings['headings'] = [];

/** What the person chose for headings before; null until that is known. If it cannot be read, nothing was chosen. */
export function useChosenHeadings(): ChosenHeadings['headings'] | null {
  const { data, isPending } = useInfiniteQuery(importsOptions(useDataAccess()));
  return isPending ? null : (data?.pages[0]?.headings ?? NONE);
}
