import type { CallableOutput } from '@countin/domain/callables';
import type { Translator } from '@countin/i18n';

type Receipt = CallableOutput<'readReceipt'>;
type Consent = Receipt['consents'][number];

/** Name of a consent for its fan: the release, every new release, or the news of a label. */
export function consentName(
  t: Translator,
  receipt: Pick<Receipt, 'productId' | 'releaseTitle'>,
  { scope, name }: Pick<Consent, 'scope' | 'name'>,
): string {
  if (scope.kind === 'artist') return t('fan-states:scopes.artist');
  if (scope.kind === 'label' && name !== '') return t('signup:labelHeading', { label: name });
  if (name !== '') return name;
  return scope.id === receipt.productId ? receipt.releaseTitle : t(`fan-states:scopes.${scope.kind}`);
}

/** Names of the consents that are not withdrawn. */
export function openNames(t: Translator, receipt: Receipt): string[] {
  return receipt.consents
    .filter(({ status }) => status !== 'withdrawn')
    .map((consent) => consentName(t, receipt, consent));
}

/** Names of the consents to these scopes. */
export function namesOf(t: Translator, receipt: Receipt, scopes: readonly Consent['scope'][]): string[] {
  return receipt.consents
    .filter(({ scope }) => scopes.some(({ kind, id }) => kind === scope.kind && id === scope.id))
    .map((consent) => consentName(t, receipt, consent));
}
