// The SDK's logger keeps the console of its first import. It logs each request, and hostile ones are thousands.
const names = ['debug', 'info', 'log', 'warn', 'error'] as const;
const own = { ...globalThis.console };
Object.assign(globalThis.console, Object.fromEntries(names.map((name) => [name, () => undefined])));
await import('firebase-functions/logger');
Object.assign(globalThis.console, own);
