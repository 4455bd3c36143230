/** REST routes, made from the schema's HTTP annotations. */
import { rpcMethods, type RpcMethod } from '../schema.ts';
import { compilePathTemplate, type PathMatcher } from './path-template.ts';

interface Route {
  readonly verb: string;
  readonly matches: PathMatcher;
  /** `*` for the whole request, or the field the body is. */
  readonly body: string | undefined;
  readonly method: RpcMethod;
  readonly custom: boolean;
}

/** A request's method, with what its path says. */
export interface RouteMatch {
  readonly method: RpcMethod;
  readonly body: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
}

const VERBS = ['get', 'put', 'post', 'patch', 'delete'] as const;

const routes: readonly Route[] = rpcMethods
  // Bidirectional streams have annotations as well, but no REST form.
  .filter((method) => !method.requestStream)
  .flatMap((method) => method.httpRules.flatMap((rule) => routesOf(method, rule)))
  // `documents:commit` also fits "create in the collection named so": custom verbs go first.
  .sort((a, b) => Number(b.custom) - Number(a.custom));

/** Finds the method for a verb and an undecoded path, or null. */
export function findRoute(verb: string, path: string): RouteMatch | null {
  // Clients may encode the colon before a custom verb.
  const normal = path.replace(/%3A([a-zA-Z]+)$/i, ':$1');
  for (const route of routes) {
    const variables = route.verb === verb.toLowerCase() ? route.matches(normal) : null;
    if (variables) return { method: route.method, body: route.body, variables };
  }
  return null;
}

function routesOf(method: RpcMethod, rule: Readonly<Record<string, string>>): Route[] {
  return VERBS.flatMap((verb) => {
    const template = rule[verb];
    if (template === undefined) return [];
    const custom = /:[a-zA-Z]+$/.test(template);
    return [{ verb, matches: compilePathTemplate(template), body: rule.body, method, custom }];
  });
}
