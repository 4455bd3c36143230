import type { OpenImport } from '@countin/data/imports';
import { SERVICE_IDS, serviceName } from '@countin/domain/store-links';
import { useTranslation } from 'react-i18next';

/** What one service has said of a list. */
export type AskedService = NonNullable<OpenImport['list']>['services'][number];

/** Catalogues that are no service of links. */
const NAMES: Readonly<Record<string, string>> = { itunes: 'iTunes', musicbrainz: 'MusicBrainz' };
const BUSY = ['budget', 'rate-limited'];
const SILENT = ['timeout', 'unreachable', 'server-error'];

interface ServiceTexts {
  /** Name of a catalogue by its id. */
  readonly nameOf: (catalogue: string) => string;
  /** Why a service was not reached the last time; empty if it was. */
  readonly reasonOf: (service: Pick<AskedService, 'catalogue' | 'reason'>) => string;
}

/** Names of services, and why they were not reached. */
export function useServiceTexts(): ServiceTexts {
  const { t } = useTranslation(['bulk-links', 'product-links']);
  const nameOf = (catalogue: string) => {
    const service = SERVICE_IDS.find((id) => id === catalogue);
    if (service) return serviceName(service) ?? service;
    return NAMES[catalogue] ?? t('services.shortLinks');
  };
  return {
    nameOf,
    reasonOf({ catalogue, reason }) {
      if (reason === '') return '';
      const name = nameOf(catalogue);
      return reason === 'not-configured' ? t('services.notConfigured', { name }) : t(reasonKey(reason), { name });
    },
  };
}

/** Reasons as a person can tell them apart: too many requests, no answer, refused, or an invalid answer. */
function reasonKey(reason: string) {
  if (BUSY.includes(reason)) return 'product-links:notReached.busy';
  if (SILENT.includes(reason)) return 'product-links:notReached.silent';
  return reason === 'refused' ? 'product-links:notReached.refused' : 'product-links:notReached.garbled';
}
