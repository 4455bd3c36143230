import type { IncomingMessage } from 'node:http';
import type { CallFunction, PageClick, PageReader } from '@countin/domain/pages';
import type { ReadObject } from './backend/read-object.ts';
import type { Site } from './builds/site.ts';
import type { SiteBuildReader } from './builds/site-build.ts';
import type { HostConfiguration } from './configuration.ts';

/** Services of the host; tests pass their own. */
export interface HostServices {
  readonly configuration: HostConfiguration;
  readonly builds: Readonly<Record<Site, SiteBuildReader>>;
  readonly read: PageReader;
  readonly call: CallFunction;
  readonly readObject: ReadObject;
  /** Told of each signup form that was taken, where that is counted. */
  readonly signedUp?: (request: IncomingMessage) => void;
  /** Told of each click that was followed by a redirect, where that is counted. */
  readonly clicked?: (request: IncomingMessage, click: PageClick) => void;
  /** Whether events are taken, where they are counted. */
  readonly isCounting?: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (message: string, error?: unknown) => void;
}
