import type { FirestoreService, Wire } from './service.ts';

/**
 * Activates `source` for every project at its first request, unless it has rules of its own. Clients may use any
 * project id, and rules given at the start are meant for all of them. The source must compile.
 */
export function withDefaultRules(service: FirestoreService, source: string): FirestoreService {
  const known = new Set<string>();
  const admit = (request: Wire) => {
    const project = projectOf(request);
    if (project === undefined || known.has(project)) return;
    known.add(project);
    service.setRules(project, source);
  };
  return {
    unary: async (method, request, caller, signal) => {
      admit(request);
      return service.unary(method, request, caller, signal);
    },
    serverStream: (method, request, caller, signal) => {
      admit(request);
      return service.serverStream(method, request, caller, signal);
    },
    duplex: (method, caller, sink) => {
      const session = service.duplex(method, caller, sink);
      return {
        receive: (request) => {
          admit(request);
          session.receive(request);
        },
        close: () => session.close(),
      };
    },
    setRules: (project, own) => {
      const issues = service.setRules(project, own);
      // Rejected rules leave the default to be put in force.
      if (!issues.some(({ severity }) => severity === 'ERROR')) known.add(project);
      return issues;
    },
    clearDocuments: (project, database) => service.clearDocuments(project, database),
  };
}

/** Whichever field of a request names its project. */
function projectOf({ database, parent, name, document }: Wire): string | undefined {
  const place: unknown = database ?? parent ?? name ?? document?.name;
  return typeof place === 'string' ? /^projects\/([^/]+)/.exec(place)?.[1] : undefined;
}
