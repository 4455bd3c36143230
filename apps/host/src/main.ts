import { ConfigurationError, readConfiguration } from './configuration.ts';
import { listen, stop } from './listen.ts';
import { createHost } from './start-host.ts';

try {
  const configuration = readConfiguration(process.env);
  const { listener, stop: stopHost } = createHost(configuration);
  const { address, ports } = configuration.listen;
  const running = await Promise.all(ports.map((port) => listen(listener, address, port)));
  console.error(`host: listening on ${running.map(({ port }) => `http://${address}:${port}`).join(' and ')}`);

  const end = () =>
    void Promise.all(running.map(({ server }) => stop(server)))
      .then(stopHost)
      .then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`host: the environment is not complete\n${error.message}`);
  process.exitCode = 78;
}
