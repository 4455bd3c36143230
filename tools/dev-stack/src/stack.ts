import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startCatalogueServer } from '@countin/catalogue-server';
import { FUNCTIONS_REGION } from '@countin/domain/fields';
import { startLocalTasks } from 'local-firebase/src/tasks/index.ts';
import { addressesOf, HOSTS, type Addresses } from './addresses.ts';
import { ALL_BUILDS, BUILDS_FIRST, buildsOfParent, checkBuilt } from './builds.ts';
import { startEmulators } from './emulators/emulators.ts';
import { startFunctionsGateway } from './emulators/functions-gateway.ts';
import { HOST_FLAGS } from './emulators/memory.ts';
import { pathInSharedProcess } from './emulators/shared-process.ts';
import {
  adminEnvironment,
  exampleAccount,
  functionsEnvironment,
  functionsSecrets,
  hostEnvironment,
} from './environment.ts';
import { getWithHost } from './get-with-host.ts';
import { MailLanguages } from './identity-mail/mail-languages.ts';
import { sendIdentityMail } from './identity-mail/send-identity-mail.ts';
import { localSecrets, type LocalSecrets } from './local-secrets.ts';
import { startAuthGateway } from './log-in-limit/auth-gateway.ts';
import { startMailInbox } from './mail-inbox/mail-inbox.ts';
import { checkPortsFree } from './ports.ts';
import { StackProcess } from './processes/child-process.ts';
import { SupervisedProcess } from './processes/supervised-process.ts';
import { watchOver, type WatchOver } from './processes/watch-over.ts';
import { Scheduler } from './schedule/scheduler.ts';
import { PROJECT_ID, portsUsed, WORKSPACE, type Settings } from './settings.ts';
import { openState } from './state-folder.ts';
import { waitUntil } from './wait-until.ts';

export interface StackOptions {
  readonly settings: Settings;
  readonly report: (message: string) => void;
  /** Something keeps failing: stop everything. */
  readonly giveUp: (message: string) => void;
}

const ANSWER_LIMIT = 60_000;
const FUNCTIONS_LIMIT = 180_000;
const HOST_PATIENCE = 5000;
/** Requests of one function that are under way at once, and that wait. With more, two cores have no time left for pages. */
const FUNCTION_BOUNDS = { concurrency: 4, queue: 500 };

/** A stack that is starting: it can be stopped at any time. */
export class Stack {
  readonly #options: StackOptions;
  /** Started processes in order; stopped in reverse. */
  readonly #stops: (() => Promise<void> | void)[] = [];
  #stopping = false;

  constructor(options: StackOptions) {
    this.#options = options;
  }

  /** Starts everything; resolves when everything answers. */
  async start(): Promise<Addresses> {
    const { settings, report, giveUp } = this.#options;
    const { state, ports } = settings;
    checkBuilt(settings.awaitBuilds ? BUILDS_FIRST : ALL_BUILDS);
    const built = settings.awaitBuilds ? buildsOfParent() : Promise.resolve();
    // Whatever fails first is what is said.
    built.catch(() => undefined);
    const folder = await openState(state, settings.reset);
    this.#stops.push(() => folder.release());
    await checkPortsFree(portsUsed(settings), ports);
    const secrets = await localSecrets(state);
    const watch = watchOver();
    this.#stops.push(() => watch.close());
    const inbox = await startMailInbox(state, ports, exampleAccount(settings));
    this.#stops.push(() => inbox.close());
    const catalogue = await startCatalogueServer({ port: ports.catalogue, today: Date.now() });
    this.#stops.push(() => catalogue.close());

    const languages = new MailLanguages();
    const accounts = await startAuthGateway({ port: ports.auth, emulatorPort: ports.authEmulator, languages });
    this.#stops.push(() => accounts.close());
    const emulators = await startEmulators({
      settings,
      watch,
      report,
      giveUp,
      environment: functionsEnvironment(settings),
      secrets: functionsSecrets(settings, secrets),
      onAccounts: (there) => accounts.setOpen(there),
    });
    this.#stops.push(() => emulators.stop());
    this.#stops.push(
      sendIdentityMail({
        auth: addressesOf(settings).auth,
        main: addressesOf(settings).main,
        smtpPort: ports.smtp,
        languages,
      }),
    );
    const gateway = await startFunctionsGateway({
      pathOf: pathInSharedProcess,
      port: ports.functions,
      emulatorPort: ports.functionsEmulator,
      ...FUNCTION_BOUNDS,
    });
    this.#stops.push(() => gateway.close());
    const tasks = await startLocalTasks({
      port: ports.tasks,
      dataFile: join(state, 'tasks.sqlite'),
      // A task runs in the processes that the functions share: one is warm, since a function has queued the task.
      functionsEmulator: `127.0.0.1:${ports.functionsEmulator}`,
      pathOf: pathInSharedProcess,
      concurrency: FUNCTION_BOUNDS.concurrency,
      log: report,
    });
    this.#stops.push(() => tasks.close());
    const addresses = addressesOf(settings);
    await Promise.all([
      built.then(() => this.#startHost(watch, secrets)),
      this.#step('the emulators answer', () => emulators.ready)
        .then(() => this.#seedOnce(secrets))
        .then(() => this.#step('the functions answer', () => this.#functionsAnswer(addresses))),
    ]);
    await waitUntil('the mail inbox', async () => (await fetch(addresses.inbox)).ok, ANSWER_LIMIT);
    const scheduler = new Scheduler({ origin: addresses.functions, every: settings.scheduleEvery, report });
    scheduler.start();
    this.#stops.push(() => scheduler.stop());
    await writeFile(join(state, 'stack.json'), `${JSON.stringify({ ...addresses, pid: process.pid }, null, 2)}\n`);
    return addresses;
  }

  /** Once everything is built: it serves the builds. */
  async #startHost(watch: WatchOver, secrets: LocalSecrets): Promise<void> {
    const { settings, report, giveUp } = this.#options;
    if (this.#stopping) return;
    checkBuilt(ALL_BUILDS);
    const host = new SupervisedProcess({
      name: 'the host',
      report,
      giveUp,
      start: () =>
        new StackProcess({
          command: process.execPath,
          args: [...HOST_FLAGS, '--enable-source-maps', join(WORKSPACE, 'dist/apps/host/server.js')],
          environment: hostEnvironment(settings, secrets),
          folder: WORKSPACE,
          log: join(settings.state, 'logs/host.log'),
          onLine: (line) => void (/^host: (?!listening)/.test(line) && report(line)),
          watch,
        }),
      whenReady: () => this.#hostAnswers(addressesOf(settings)),
    });
    this.#stops.push(() => host.stop('SIGTERM', HOST_PATIENCE));
    await this.#step('the host answers', () => host.ready);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const stop of this.#stops.splice(0).reverse()) {
      // One that fails must not keep the others running.
      await Promise.resolve(stop()).catch((error: unknown) => this.#options.report((error as Error).message));
    }
  }

  /** Says how long a step of the start took. */
  async #step<T>(what: string, act: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const outcome = await act();
    this.#options.report(`${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return outcome;
  }

  /** Starts the first process of the functions. Otherwise the first simultaneous callers would start one each. */
  async #functionsAnswer({ functions }: Addresses): Promise<void> {
    const address = `${functions}/${PROJECT_ID}/${FUNCTIONS_REGION}/verifyAuthToken`;
    // An empty token is refused without an error in the log.
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{"token":""}}' };
    const answers = async () => (await fetch(address, call)).status < 500;
    await waitUntil('the functions', answers, FUNCTIONS_LIMIT);
  }

  async #hostAnswers({ host }: Addresses): Promise<void> {
    for (const name of Object.values(HOSTS)) {
      await waitUntil(`${name}`, async () => (await getWithHost(`${host}/healthz`, name)).status === 200, ANSWER_LIMIT);
    }
  }

  /** Example data, at the first start alone: what people made afterwards stays theirs. */
  async #seedOnce(secrets: LocalSecrets): Promise<void> {
    const { settings } = this.#options;
    const done = join(settings.state, 'seeded.json');
    if (!settings.seed || existsSync(done)) return;
    // Ids of signups are made with a secret of the functions, as are the hashes of consent ledgers.
    const environment = {
      ...adminEnvironment(settings),
      ...functionsEnvironment(settings),
      ...functionsSecrets(settings, secrets),
    };
    await this.#step('example data is written', () => this.#runScript('tools/seed/src/main.ts', environment));
    await writeFile(done, JSON.stringify({ at: new Date().toISOString() }));
  }

  async #runScript(script: string, environment: Record<string, string>): Promise<void> {
    const running = spawn(process.execPath, [join(WORKSPACE, script)], {
      cwd: WORKSPACE,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#stops.push(() => void running.kill());
    let said = '';
    running.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(running, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`the example data could not be written by ${script}:\n${said}`);
  }
}
