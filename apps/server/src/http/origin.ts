import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/**
 * Whether a browser page of this origin may act here: our own page, or one the operator allows. Programs send no
 * origin; they hold a token that no page can steal a ride on.
 */
export function originAllowed(config: Config, headers: IncomingMessage['headers']): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === config.publicUrl || config.allowedOrigins.includes(origin)) return true;
  if (config.publicUrl !== null) return false;
  try {
    return new URL(origin).host === headers.host;
  } catch {
    return false;
  }
}
