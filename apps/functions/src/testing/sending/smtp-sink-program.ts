/**
 * A mail server in a separate process that may be killed at any point. It stores each mail in a file before it
 * acknowledges it. Plain and fast, so that it is not what a measurement measures.
 */
import { appendFileSync, openSync, writeSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';

/** Behaviour of the server, which otherwise accepts everything. */
export interface SinkTemper {
  /** Mails that it takes in a second. */
  readonly perSecond?: number;
  /** Refuses every third mail for now. */
  readonly refusesEveryThird?: boolean;
  /** Refuses the mailboxes of this domain for good. */
  readonly unknownDomain?: string;
  /** Says nothing any more after the data of the first so many mails, without taking them. */
  readonly hangs?: number;
}

export interface SinkSettings extends SinkTemper {
  readonly port: number;
  /** Where a line is added for each mail: when, to whom, Message-ID. */
  readonly file: string;
  /** Stores the first so many mails whole, in base64, a line each, in a file beside that one. */
  readonly keeps?: number;
}

const settings = JSON.parse(process.argv[2] ?? '{}') as SinkSettings;
const file = openSync(settings.file, 'a');
let mails = 0;
let nextAt = 0;

const END = Buffer.from('\r\n.\r\n');
const MESSAGE_ID = /^message-id:\s*<([^@>]+)/im;

function take(socket: Socket, to: string, message: Buffer): void {
  mails += 1;
  if (mails <= (settings.hangs ?? 0)) return;
  if (settings.refusesEveryThird === true && mails % 3 === 0) return void socket.write('451 4.3.0 try again\r\n');
  const answer = () => {
    const id = MESSAGE_ID.exec(message.subarray(0, 4096).toString('latin1'))?.[1] ?? '';
    writeSync(file, `${Date.now()} ${to} ${id}\n`);
    if (mails <= (settings.keeps ?? 0)) appendFileSync(`${settings.file}.kept`, `${message.toString('base64')}\n`);
    socket.write('250 2.0.0 taken\r\n');
  };
  if (settings.perSecond === undefined) return answer();
  const now = Date.now();
  nextAt = Math.max(nextAt, now) + 1000 / settings.perSecond;
  setTimeout(answer, nextAt - now);
}

function onRecipient(socket: Socket, to: string): void {
  const isUnknown = settings.unknownDomain !== undefined && to.endsWith(`@${settings.unknownDomain}`);
  socket.write(isUnknown ? '550 5.1.1 User unknown\r\n' : '250 ok\r\n');
}

const server = createServer((socket) => {
  let inData = false;
  let to = '';
  let rest = Buffer.alloc(0);
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  socket.write('220 sink\r\n');
  const commands: Readonly<Record<string, (line: string) => void>> = {
    RCPT: (line) => {
      to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      onRecipient(socket, to);
    },
    DATA: () => {
      inData = true;
      socket.write('354 go on\r\n');
    },
    QUIT: () => void socket.end('221 bye\r\n'),
  };
  socket.on('data', (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf(inData ? END : '\r\n');
      if (end === -1) return;
      const part = rest.subarray(0, end);
      rest = rest.subarray(end + (inData ? END.length : 2));
      if (inData) {
        inData = false;
        take(socket, to, part);
        continue;
      }
      const line = part.toString('latin1');
      const command = commands[line.slice(0, 4).toUpperCase()];
      if (command) command(line);
      else socket.write('250 ok\r\n');
    }
  });
});
server.listen(settings.port, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
