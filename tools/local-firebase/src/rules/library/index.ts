import type { TypeName } from '../values/value.ts';
import { bytesMethods } from './bytes-methods.ts';
import { globalFunctions } from './casts.ts';
import { hashingFunctions } from './hashing-functions.ts';
import type { LibraryFunction } from './library-function.ts';
import { listMethods, setMethods } from './list-methods.ts';
import { mapDiffMethods, mapMethods } from './map-methods.ts';
import { mathFunctions } from './math-functions.ts';
import { pathMethods } from './path-methods.ts';
import { refusedFunctions } from './refused-functions.ts';
import { stringMethods } from './string-methods.ts';
import { durationFunctions, latLngFunctions, timestampFunctions } from './time-functions.ts';
import { durationMethods, latLngMethods, timestampMethods } from './time-methods.ts';

type Functions = ReadonlyMap<string, LibraryFunction>;

/** Methods by the type of what they are called on. */
export const methodsByType: ReadonlyMap<TypeName, Functions> = new Map<TypeName, Functions>([
  ['string', stringMethods],
  ['list', listMethods],
  ['set', setMethods],
  ['map', mapMethods],
  ['map_diff', mapDiffMethods],
  ['bytes', bytesMethods],
  ['timestamp', timestampMethods],
  ['duration', durationMethods],
  ['latlng', latLngMethods],
  ['path', pathMethods],
]);

/** `math` in `math.abs(1)`. */
export const namespaces: ReadonlyMap<string, Functions> = new Map<string, Functions>([
  ['math', new Map([...mathFunctions, ...refusedFunctions('math.', ['isInfinite'])])],
  ['timestamp', timestampFunctions],
  ['duration', durationFunctions],
  ['latlng', latLngFunctions],
  ['hashing', hashingFunctions],
]);

export { globalFunctions };

const methodNames = new Set([...methodsByType.values()].flatMap((methods) => [...methods.keys()]));

/** True when some type has a method of this name. */
export function isMethodName(name: string): boolean {
  return methodNames.has(name);
}
