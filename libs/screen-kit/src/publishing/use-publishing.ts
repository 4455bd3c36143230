import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';

interface PublishingOptions<P, W, N extends string, PR, WR> {
  readonly publish: UseMutationOptions<PR, Error, P>;
  readonly withdraw: UseMutationOptions<WR, Error, W>;
  /** All possible success messages. */
  readonly news: readonly N[];
}

export interface Publishing<P, W, N extends string> {
  /** Publishes the page and shows `news` on success. Returns the error code; null on success. */
  readonly publish: (input: P, news: N) => Promise<ErrorCode | null>;
  /** Withdraws the page, in the same way. */
  readonly withdraw: (input: W, news: N) => Promise<ErrorCode | null>;
  readonly isPublishing: boolean;
  readonly isWithdrawing: boolean;
  /** Error of the last attempt; null on success. */
  readonly error: Error | null;
  /** Message of the last successful action; null once a new attempt starts. Show it only while it is still true. */
  readonly news: N | null;
  readonly tell: (news: N) => void;
  /** Clears message and error before a new attempt. */
  readonly begin: () => void;
}

/** Publishes and withdraws a page. Only the latest attempt's outcome is reported. */
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
