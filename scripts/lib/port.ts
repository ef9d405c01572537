import { createConnection, createServer } from 'node:net';

export const DEFAULT_PORT = 3000;
/** How many ports beyond the usual one are tried when nobody asked for a certain one. */
const MORE = 20;

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** The port that PORT asks for, else the first free one from 3000 on. */
export async function choosePort(wished: string | undefined): Promise<number> {
  if (wished !== undefined && wished !== '') {
    const port = Number(wished);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Error(`PORT is "${wished}"; it must be 1 to 65535`);
    if (!(await isFree(port)))
      throw new Error(`port ${port} is taken; choose another: PORT=${port + 1} npm start`);
    return port;
  }
  for (let port = DEFAULT_PORT; port <= DEFAULT_PORT + MORE; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== DEFAULT_PORT) console.log(`port ${DEFAULT_PORT} is taken, using ${port}`);
    return port;
  }
  throw new Error(
    `no free port from ${DEFAULT_PORT} to ${DEFAULT_PORT + MORE}; choose one: PORT=8080 npm start`,
  );
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Waits until something listens, or until `given up` answers true. */
export async function listening(port: number, givenUp: () => boolean): Promise<boolean> {
  while (!givenUp()) {
    if (await accepts(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
