import type { StoreLink } from '@countin/domain/store-links';
import type { LinkOption, LinkQuestion } from '../records/release-record.ts';
import type { ReleaseRecord } from '../records/release-record.ts';
import { valueOf } from './given.ts';
import type { RowAnswers } from './row-answers.ts';

/**
 * A record of a list with what its reader has answered: the release that was meant, and pages of services. Questions that
 * are answered go; an answer to another question than the record has counts as none.
 */
export function answeredRecord(record: ReleaseRecord, { release, links = [] }: RowAnswers): ReleaseRecord {
  if (!record.list) return record;
  const meant = record.list.releases.find(({ url }) => url === release);
  const known = meant
    ? { ...record, ...meant.record, list: { ...record.list, releases: [], links: meant.links } }
    : record;
  return links.reduce(withAnswer, known);
}

function withAnswer(record: ReleaseRecord, { service, url }: NonNullable<RowAnswers['links']>[number]): ReleaseRecord {
  const { list } = record;
  const question = list?.links.find((each) => each.service === service);
  const option = question?.options.find((each) => each.url === url);
  if (!list || !question || (url !== null && !option)) return record;
  const left = { ...record, list: { ...list, links: list.links.filter((each) => each !== question) } };
  if (!option) return left;
  const before = valueOf(record.fields.storeLinks) ?? [];
  return { ...left, fields: { ...left.fields, storeLinks: { value: [...before, linkOf(question, option)] } } };
}

function linkOf({ service }: LinkQuestion, { url, source, confidence, foundAt }: LinkOption): StoreLink {
  return {
    id: `list-${service}`,
    service,
    url,
    label: '',
    hidden: false,
    territories: [],
    source,
    confidence,
    foundAt,
  };
}
