import { SERVICE_IDS, serviceName, type ServiceId } from '@countin/domain/store-links';
import type { Translator } from '@countin/i18n';

/** Content of a choice of services, as plain data. */
export interface ServiceOptions {
  readonly label: string;
  readonly hint: string;
  /** The choice of none. */
  readonly any: string;
  readonly services: readonly (readonly [id: string, name: string])[];
}

/** @param offered services that the release has links to: they come first */
export function serviceOptions(t: Translator, offered: readonly ServiceId[]): ServiceOptions {
  const first = SERVICE_IDS.filter((id) => offered.includes(id));
  const all = [...first, ...SERVICE_IDS.filter((id) => !first.includes(id))];
  return {
    label: t('signup:service'),
    hint: t('signup:serviceHint'),
    any: t('signup:anyService'),
    services: all.map((id) => [id, serviceName(id) ?? id]),
  };
}
