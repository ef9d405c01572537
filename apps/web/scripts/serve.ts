import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPage } from '@dustfront/protocol';

/** The built client: where the build puts it, or in the folder that WEB_DIST names. */
const dist = process.env.WEB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The policy the real server sends: nothing inline, nothing from elsewhere. */
const policy =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; worker-src 'self'; " +
  "connect-src 'self'";

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** The path of an address, as a file might be called; as it stands where it cannot be read. */
function pathOf(url: string): string {
  const [path = '/'] = url.split('?');
  try {
    return normalize(decodeURIComponent(path)).replace(/^(\.\.[/\\])+/, '');
  } catch {
    return path;
  }
}

/** Serves the built client on a free port of this machine. */
export async function serve(): Promise<Served> {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('apps/web/dist is missing: npx vite build apps/web');
  const server: Server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    const own = join(dist, path);
    const isFile = existsSync(own) && statSync(own).isFile();
    if (!isFile && extname(path) !== '' && !isPage(path)) {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? own : join(dist, 'index.html');
    response.writeHead(isFile || isPage(path) ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
