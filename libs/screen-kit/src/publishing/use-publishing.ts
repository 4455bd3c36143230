import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';

interface PublishingOptions<P, W, N extends string, PR, WR> {
  readonly publish: UseMutationOptions<PR, Error, P>;
  readonly withdraw: UseMutationOptions<WR, Error, W>;
  /** All that may be told. */
  readonly news: readonly N[];
}

export interface Publishing<P, W, N extends string> {
  /** Publishes, and tells `news` when that worked. Gives the code of the error that it failed with; null when it worked. */
  readonly publish: (input: P, news: N) => Promise<ErrorCode | null>;
  /** Takes the page away, in the same way. */
  readonly withdraw: (input: W, news: N) => Promise<ErrorCode | null>;
  readonly isPublishing: boolean;
  readonly isWithdrawing: boolean;
  /** Why the last attempt failed; null when it worked. */
  readonly error: Error | null;
  /** What was done last; null after an attempt began. Show it only while it is still true. */
  readonly news: N | null;
  readonly tell: (news: N) => void;
  /** Forgets what was told: a new attempt begins. */
  readonly begin: () => void;
}

/** Publishing and withdrawing a page: one attempt at a time counts, and its outcome is told. */
export function usePublishing<P, W, N extends string, PR, WR>(
  options: PublishingOptions<P, W, N, PR, WR>,
): Publishing<P, W, N> {
  const publish = useMutation(options.publish);
  const withdraw = useMutation(options.withdraw);
  const [news, setNews] = useState<N | null>(null);
  const begin = () => {
    setNews(null);
    publish.reset();
    withdraw.reset();
  };
  const attempt = async (act: () => Promise<unknown>, done: N): Promise<ErrorCode | null> => {
    begin();
    try {
      await act();
    } catch (error) {
      return errorCodeOf(error);
    }
    setNews(done);
    return null;
  };
  return {
    publish: (input, done) => attempt(() => publish.mutateAsync(input), done),
    withdraw: (input, done) => attempt(() => withdraw.mutateAsync(input), done),
    isPublishing: publish.isPending,
    isWithdrawing: withdraw.isPending,
    error: publish.error ?? withdraw.error,
    news,
    tell: setNews,
    begin,
  };
}
