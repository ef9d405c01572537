import type { FastifyRequest } from 'fastify';

/** Writes down who did what from where: sign-ins, and changes of how one signs in. */
export function note(request: FastifyRequest, event: string, player: string, more: object = {}): void {
  request.log.info({ event, player, ip: request.ip, ...more }, event);
}
