import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { type AppShell, createAppShell } from './app.js';
import { type Config, ConfigError } from './config.js';
import { describePortFailure } from './describeStartFailure.js';
import { createHttpServer } from './http/httpServer.js';
import { createStartingListener } from './http/startingListener.js';

/** A server that listens, and answers only health checks until `serve` is called. */
interface ListeningServer {
  server: Server;
  shell: AppShell;
  url: string;
  /** Passes all requests to the application from now on. */
  serve(application: RequestListener): void;
}

/** Starts to listen before the database is open. Throws a ConfigError if the port cannot be used. */
export async function startListening(config: Config, log: Logger, now: () => Date): Promise<ListeningServer> {
  const shell = createAppShell(config);
  let listener = createStartingListener(config, now);
  const { messageClasses } = shell;
  const server = createHttpServer({ listener: (...args) => listener(...args), messageClasses }, log, config);
  await listen(server, config);
  return {
    server,
    shell,
    url: `http://${config.HOST}:${(server.address() as AddressInfo).port}`,
    serve: (application) => {
      listener = application;
    },
  };
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (failure) => {
      const sentence = describePortFailure(failure, config);
      reject(sentence === undefined ? failure : new ConfigError(sentence));
    });
    server.listen(config.PORT, config.HOST, resolve);
  });
}
