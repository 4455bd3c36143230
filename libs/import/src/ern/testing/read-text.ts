import { readErnMessage, type ErnMessage } from '../read-ern-message.ts';
import type { ReleaseRecord } from '../../records/index.ts';

/** Reads a message that a test has written, as UTF-8. */
export function readText(xml: string, part = 'batch/0634904012311/message.xml'): Promise<ErnMessage> {
  return readErnMessage(new Blob([xml]), part);
}

/** The only record of a message. */
export async function recordOf(xml: string, part?: string): Promise<ReleaseRecord> {
  const { releases } = await readText(xml, part);
  const [release, other] = releases;
  if (!release || other) throw new Error(`a message with ${releases.length} releases`);
  return release.record;
}
