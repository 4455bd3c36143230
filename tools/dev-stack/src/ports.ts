import { createServer } from 'node:net';

/** Every port of the local stack, what listens there, and the variable that moves it. The only such table. */
export const PORT_TABLE = {
  main: { port: 5173, what: 'Countin', variable: 'COUNTIN_PORT_MAIN' },
  fourtrack: { port: 5174, what: '4track', variable: 'COUNTIN_PORT_FOURTRACK' },
  backend: { port: 8080, what: 'the host for development servers', variable: 'COUNTIN_PORT_BACKEND' },
  auth: { port: 9099, what: 'accounts', variable: 'COUNTIN_PORT_AUTH' },
  authEmulator: { port: 9098, what: 'the Auth emulator', variable: 'COUNTIN_PORT_AUTH_EMULATOR' },
  firestore: { port: 8085, what: 'Firestore', variable: 'COUNTIN_PORT_FIRESTORE' },
  firestoreWebsocket: {
    port: 9150,
    what: "the official Firestore emulator's request monitor",
    variable: 'COUNTIN_PORT_FIRESTORE_WEBSOCKET',
  },
  storage: { port: 9199, what: 'the Storage emulator', variable: 'COUNTIN_PORT_STORAGE' },
  functions: { port: 5001, what: 'functions', variable: 'COUNTIN_PORT_FUNCTIONS' },
  functionsEmulator: { port: 5002, what: 'the Functions emulator', variable: 'COUNTIN_PORT_FUNCTIONS_EMULATOR' },
  tasks: { port: 9499, what: 'task queues', variable: 'COUNTIN_PORT_TASKS' },
  tasksEmulator: {
    port: 9498,
    what: "firebase-tools' Tasks emulator, which always starts and is not used",
    variable: 'COUNTIN_PORT_TASKS_EMULATOR',
  },
  eventarc: { port: 9299, what: 'the Eventarc emulator', variable: 'COUNTIN_PORT_EVENTARC' },
  hub: { port: 4400, what: 'the emulator hub', variable: 'COUNTIN_PORT_HUB' },
  logging: { port: 4500, what: "the emulators' log", variable: 'COUNTIN_PORT_LOGGING' },
  smtp: { port: 1025, what: 'the mail server', variable: 'COUNTIN_PORT_SMTP' },
  inbox: { port: 8025, what: 'the mail inbox', variable: 'COUNTIN_PORT_INBOX' },
  catalogue: { port: 8787, what: 'the example music catalogue', variable: 'COUNTIN_PORT_CATALOGUE' },
} as const;

export type PortName = keyof typeof PORT_TABLE;
export type Ports = Readonly<Record<PortName, number>>;
export const PORT_NAMES = Object.keys(PORT_TABLE) as readonly PortName[];

/** A port that something else listens on, with what to do about it. */
export class PortInUse extends Error {
  constructor(taken: readonly PortName[], ports: Ports) {
    const lines = taken.map((name) => {
      const { what, variable } = PORT_TABLE[name];
      return `Port ${ports[name]} for ${what} is in use. Stop what listens there, or choose another: ${variable}=${ports[name] + 10_000 > 65_535 ? 10_000 : ports[name] + 10_000} npm start`;
    });
    super([...lines, 'COUNTIN_PORT_OFFSET=1000 npm start moves every port.'].join('\n'));
    this.name = 'PortInUse';
  }
}

/** @throws PortInUse naming every one of the ports that is not free */
export async function checkPortsFree(names: readonly PortName[], ports: Ports): Promise<void> {
  const free = await Promise.all(names.map((name) => isFree(ports[name])));
  const taken = names.filter((_, index) => !free[index]);
  if (taken.length > 0) throw new PortInUse(taken, ports);
}

/** The port may be taken on the loopback address or on all; probing both at once would collide with itself. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));
}

function canListen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
