/**
 * google.firestore.v1 as its publisher ships it. Message types, methods and HTTP annotations all come from this one
 * file.
 */
import protos from '@google-cloud/firestore-api/protos/protos.json' with { type: 'json' };
import protobuf from 'protobufjs';

const root = protobuf.Root.fromJSON(protos as unknown as protobuf.INamespace);
// The one thing that is not published: a write that only checks its precondition. Web SDKs send it for every
// document that a transaction read and did not write.
root.lookupType('google.firestore.v1.Write').oneofs.operation?.add(new protobuf.Field('verify', 5, 'string'));
root.resolveAll();

/** One method of google.firestore.v1.Firestore. */
export interface RpcMethod {
  readonly name: string;
  readonly requestType: protobuf.Type;
  readonly responseType: protobuf.Type;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
  /** `google.api.http` rules: each has one verb with a path template, and perhaps a `body`. */
  readonly httpRules: readonly Readonly<Record<string, string>>[];
}

/** The gRPC service's full name, the first half of every method's path. */
export const SERVICE_NAME = 'google.firestore.v1.Firestore';

/** Every method of the service. */
export const rpcMethods: readonly RpcMethod[] = root.lookupService(SERVICE_NAME).methodsArray.map((method) => {
  const { resolvedRequestType, resolvedResponseType } = method;
  if (!resolvedRequestType || !resolvedResponseType) throw new Error(`${method.name} has no resolved types`);
  return {
    name: method.name,
    requestType: resolvedRequestType,
    responseType: resolvedResponseType,
    requestStream: method.requestStream === true,
    responseStream: method.responseStream === true,
    httpRules: httpRulesOf(method),
  };
});

/** The method of that name; throws when the schema has none. */
export function rpcMethod(name: string): RpcMethod {
  const method = rpcMethods.find((candidate) => candidate.name === name);
  if (!method) throw new Error(`google.firestore.v1.Firestore has no method ${name}`);
  return method;
}

/** A message type by its full name, for messages that cross the wire outside a call. */
export function messageType(fullName: string): protobuf.Type {
  return root.lookupType(fullName);
}

function httpRulesOf(method: protobuf.Method): Record<string, string>[] {
  const options: Record<string, unknown>[] = method.parsedOptions ?? [];
  return options.flatMap((option) => {
    const rule = option['(google.api.http)'];
    if (typeof rule !== 'object' || rule === null) return [];
    const { additional_bindings: additional, ...main } = rule as Record<string, unknown>;
    // One additional binding is an object here, several are a list.
    const more = additional === undefined ? [] : [additional].flat();
    return [main, ...more] as Record<string, string>[];
  });
}
