/** The emulator endpoints: what firebase-tools and rules-unit-testing ask beside Firestore itself. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RpcError, type FirestoreService } from '../../service.ts';
import { readJsonBody } from '../request-body.ts';
import type { TriggerRegistry } from '../triggers/trigger-registry.ts';
import { exportDocuments } from './export-files.ts';
import { uploadRules } from './rules-upload.ts';

interface AdminRequest {
  readonly project: string;
  readonly rest: string;
  readonly url: URL;
  readonly body: () => Promise<unknown>;
}

interface AdminRoute {
  readonly verb: string;
  readonly path: RegExp;
  serve(request: AdminRequest): Promise<unknown>;
}

export type AdminFrontEnd = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** Serves `/emulator/v1/projects/P…`. Rejects with the RpcError to answer. */
export function createAdminFrontEnd(service: FirestoreService, triggers: TriggerRegistry): AdminFrontEnd {
  const routes: readonly AdminRoute[] = [
    {
      verb: 'PUT',
      path: /^:securityRules$/,
      serve: async ({ project, body }) => uploadRules(service, project, await body()),
    },
    {
      verb: 'DELETE',
      path: /^\/databases\/([^/]+)\/documents$/,
      serve: async ({ project, rest }) => {
        service.clearDocuments(project, rest.split('/')[2] ?? '');
        return {};
      },
    },
    // Coverage is not counted; the report is well formed and empty.
    { verb: 'GET', path: /^:ruleCoverage(\.html)?$/, serve: async () => ({ report: [] }) },
    { verb: 'POST', path: /^:export$/, serve: async ({ body }) => exportDocuments(service, await body()) },
    {
      verb: 'POST',
      path: /^\/eventarcTrigger$/,
      serve: async ({ project, url, body }) =>
        triggers.registerEvent(project, url.searchParams.get('eventarcTriggerId') ?? '', await body()),
    },
    {
      verb: 'PUT',
      path: /^\/triggers\/[^/]+$/,
      serve: async ({ project, rest, body }) =>
        triggers.registerLegacy(project, rest.split('/')[2] ?? '', await body()),
    },
  ];
  return async (request, response, url) => {
    const match = /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/.exec(decodedPath(url));
    const [, project = '', rest = ''] = match ?? [];
    const route = routes.find(({ verb, path }) => verb === request.method && path.test(rest));
    if (!route) throw new RpcError('NOT_FOUND', `No emulator endpoint ${request.method} ${url.pathname}`);
    const answer = await route.serve({ project, rest, url, body: () => readJsonBody(request) });
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer));
  };
}

function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', `The path is not encoded properly: ${url.pathname}`);
  }
}
