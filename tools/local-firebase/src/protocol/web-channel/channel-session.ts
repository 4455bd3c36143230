import type { ServerResponse } from 'node:http';
import { RpcError, type Caller, type DuplexMethod, type DuplexSession, type FirestoreService } from '../../service.ts';
import { asRpcError, errorBody } from '../http-status.ts';
import { jsonToWire, wireToJson } from '../proto-json.ts';
import { rpcMethod } from '../schema.ts';
import { BackChannel } from './back-channel.ts';
import { IncomingOrder } from './forward-messages.ts';
import { encodeFrameOfJson } from './frames.ts';
import { OutgoingArrays } from './outgoing-arrays.ts';

/** The client gives a silent stream up after 45 s. */
const KEEP_ALIVE_MS = 25_000;

export interface ChannelSessionOptions {
  readonly service: FirestoreService;
  readonly method: DuplexMethod;
  /** Gives the caller, or throws when the token is malformed. */
  readonly caller: () => Caller;
  readonly onClose: () => void;
  readonly log: (line: string) => void;
  /** How long the client may stay away. */
  readonly orphanMs: number;
}

/** One Listen or Write stream over WebChannel: messages in by POST, out over a hanging GET. */
export class ChannelSession {
  readonly #outgoing = new OutgoingArrays();
  readonly #incoming = new IncomingOrder();
  readonly #method: ReturnType<typeof rpcMethod>;
  readonly #duplex: DuplexSession | null;
  readonly #onClose: () => void;
  readonly #orphanMs: number;
  #backChannel: BackChannel | null = null;
  #timer: NodeJS.Timeout | undefined;
  #flushing = false;
  #closed = false;
  #failed = false;

  constructor({ service, method, caller, onClose, log, orphanMs }: ChannelSessionOptions) {
    this.#method = rpcMethod(method);
    this.#onClose = onClose;
    this.#orphanMs = orphanMs;
    this.#duplex = this.#open(
      () =>
        service.duplex(method, caller(), {
          send: (response) => this.#queue(wireToJson(this.#method.responseType, response)),
          fail: (error) => this.#fail(error),
        }),
      log,
    );
    this.#awaitClient();
  }

  /** Takes messages of a POST; `acknowledged` is the highest array id the client has. */
  receive(offset: number, messages: readonly string[], acknowledged: number): void {
    this.#outgoing.acknowledge(acknowledged);
    for (const message of this.#incoming.accept(offset, messages)) {
      if (this.#failed || this.#closed) return;
      try {
        this.#duplex?.receive(jsonToWire(this.#method.requestType, JSON.parse(message)));
      } catch (thrown) {
        const error = thrown instanceof SyntaxError ? new RpcError('INVALID_ARGUMENT', thrown.message) : thrown;
        this.#fail(asRpcError(error));
      }
    }
  }

  /** Answer to a POST: whether there is a back channel, the last array sent, bytes not yet acknowledged. */
  status(): readonly [0 | 1, number, number] {
    return [this.#backChannel ? 1 : 0, this.#outgoing.lastSent, this.#outgoing.unackedBytes];
  }

  /** A hanging GET. It replaces the previous one and starts after the array `acknowledged`. */
  attach(response: ServerResponse, options: { streaming: boolean; acknowledged: number; pollMs?: number }): void {
    const replaced = this.#backChannel;
    const channel = new BackChannel(response, options.streaming);
    this.#backChannel = channel;
    replaced?.end();
    this.#outgoing.rewind(options.acknowledged);
    channel.onClose(() => this.#detach(channel));
    this.#keepAlive(options.pollMs ?? KEEP_ALIVE_MS);
    // The client measures how long the first byte takes, to find proxies that buffer.
    if (!this.#outgoing.hasUnsent && options.streaming) this.#outgoing.push('noop');
    this.#flush();
  }

  /** The client is done, or the server is: listeners go, the reply ends. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#duplex?.close();
    this.#backChannel?.end();
    this.#backChannel = null;
    this.#onClose();
  }

  #open(open: () => DuplexSession, log: (line: string) => void): DuplexSession | null {
    try {
      return open();
    } catch (thrown) {
      this.#fail(asRpcError(thrown, log));
      return null;
    }
  }

  #fail(error: RpcError): void {
    if (this.#failed) return;
    this.#queue(errorBody(error));
    this.#failed = true;
    this.#duplex?.close();
  }

  #queue(message: unknown): void {
    if (this.#closed || this.#failed) return;
    this.#outgoing.push(message);
    if (this.#flushing) return;
    // Messages of one commit leave in one frame: a long poll is over after the first.
    this.#flushing = true;
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (!this.#backChannel || !this.#outgoing.hasUnsent) return;
    const more = this.#backChannel.write(encodeFrameOfJson(this.#outgoing.takeUnsent()));
    if (more) return;
    this.#backChannel = null;
    this.#awaitClient();
  }

  #detach(channel: BackChannel): void {
    if (this.#backChannel !== channel) return;
    this.#backChannel = null;
    this.#awaitClient();
  }

  #awaitClient(): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => this.close(), this.#orphanMs).unref();
  }

  #keepAlive(everyMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#outgoing.push('noop');
      this.#keepAlive(everyMs);
      this.#flush();
    }, everyMs).unref();
  }
}
