/** The only argument of a program of this folder, as JSON. */
export interface ProgramSettings {
  /** `host:port` of Firestore. */
  readonly firestoreHost: string;
  readonly project: string;
  readonly smtpUrl: string;
  /** Milliseconds that the program's clock is ahead of the machine's. */
  readonly ahead: number;
  /** Whether mails are signed, with a key that the program makes. */
  readonly signed?: boolean;
  /** Moves the clock on while nothing can be sent, so that waits between attempts pass at once. */
  readonly hurries?: boolean;
  /** Has a queue of tasks, which begin at the very moment. Without it the schedule itself tells those who are due. */
  readonly queued?: boolean;
}

export function readSettings<T extends object = object>(): ProgramSettings & T {
  return JSON.parse(process.argv[2] ?? '{}') as ProgramSettings & T;
}
