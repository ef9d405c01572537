import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPage } from '@dustfront/protocol';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/** The built client. Files with a hash in their name never change; everything else is asked for again. */
export async function addFiles(app: App, server: FastifyInstance): Promise<void> {
  const root = app.config.webRoot;
  if (existsSync(root)) {
    await server.register(fastifyStatic, {
      root,
      cacheControl: false,
      setHeaders: (response, path) => {
        const forever = path.includes('/assets/');
        response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    if (looksLikePage(request)) return sendPage(app, reply, isPage(pathOf(request)) ? 200 : 404);
    return reply.status(404).send({ error: { code: 'not-found', message: 'there is nothing here' } });
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]!;

/** Whether somebody asks for a page, be it one that there is: not for data, and not for a file. */
export function looksLikePage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (!['GET', 'HEAD'].includes(request.method) || /^\/(api|assets)\//.test(path)) return false;
  return isPage(path) || !/\.\w+$/.test(path);
}

/** The client: it shows the page that the address names, or says that there is none. */
export function sendPage(app: App, reply: FastifyReply, status: 200 | 400 | 404): FastifyReply {
  const page = join(app.config.webRoot, 'index.html');
  reply.status(status).header('cache-control', 'no-cache');
  const asked = reply.request.method;
  return existsSync(page)
    ? reply.type('text/html; charset=utf-8').send(asked === 'HEAD' ? undefined : createReadStream(page))
    : reply
        .type('text/plain; charset=utf-8')
        .send('Dustfront runs. The client is not built: npm run build.\n');
}
