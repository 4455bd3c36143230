import { MutationObserver, QueryClient, type MutationObserverOptions } from '@tanstack/react-query';

/** The result of a mutation for an input. */
export function mutateOnce<Data, Input>(
  options: MutationObserverOptions<Data, Error, Input>,
  input: Input,
): Promise<Data> {
  return new MutationObserver<Data, Error, Input>(new QueryClient(), options).mutate(input);
}
