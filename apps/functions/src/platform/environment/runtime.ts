import { OPTIONAL_SECRETS, SECRET_KEYS } from './environment.ts';

/** Where this code runs, as the platform says. */
export interface Runtime {
  /** Only the list of functions is asked for, at a deployment: nothing is configured and nothing is called. */
  readonly discovering: boolean;
  /** On a developer's machine, where secrets are plain environment variables. */
  readonly local: boolean;
  /** Secrets to bind from the secret store. Bound on a developer's machine, they would be looked for in the cloud. */
  readonly boundSecrets: string[];
}

export function readRuntime(env: Readonly<Record<string, string | undefined>>): Runtime {
  const local = env['FUNCTIONS_EMULATOR'] === 'true';
  const optional = Object.entries(OPTIONAL_SECRETS).filter(([, named]) => env[named] !== undefined);
  return {
    discovering: env['FUNCTIONS_CONTROL_API'] === 'true',
    local,
    boundSecrets: local ? [] : [...SECRET_KEYS, ...optional.map(([secret]) => secret)],
  };
}
