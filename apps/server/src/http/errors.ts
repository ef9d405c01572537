import type { Json } from '@dustfront/kernel';

/** A refusal with its status: what a client is told, in its own words nothing more. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Json | undefined;
  constructor(status: number, code: string, message: string, details?: Json) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
