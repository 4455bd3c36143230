import type { Socket } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Keep-alive connections by whether a reply is under way. (An http.Server that was handed its connections
 * does not track them itself.) On close the idle ones go at once, the others when their reply has left.
 */
export class IdleConnections {
  readonly #busy = new Map<Socket, number>();
  #closing = false;

  add(socket: Socket): void {
    this.#busy.set(socket, 0);
    socket.on('close', () => this.#busy.delete(socket));
  }

  /** Counts the request until its reply is over. */
  track({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#busy.set(socket, (this.#busy.get(socket) ?? 0) + 1);
    response.on('close', () => {
      const left = (this.#busy.get(socket) ?? 1) - 1;
      this.#busy.set(socket, left);
      if (this.#closing && left === 0) socket.destroySoon();
    });
  }

  close(): void {
    this.#closing = true;
    for (const [socket, replies] of this.#busy) if (replies === 0) socket.destroySoon();
  }
}
