import helmet from '@fastify/helmet';
import fastify from 'fastify';

const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export type Headers = Readonly<Record<string, string>>;

export interface Protection {
  /** For pages and their files. */
  page: Headers;
  /** For replies of the API: data that no browser shows, embeds or runs. */
  data: Headers;
}

/** What of the pages' headers means something for data. */
const forData = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

/** The security headers, worked out once: they never differ between two requests. */
export async function protection(https: boolean): Promise<Protection> {
  const sample = fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: https ? { ...policy, 'upgrade-insecure-requests': [] } : policy,
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  sample.get('/', async () => '');
  const { headers } = await sample.inject('/');
  await sample.close();
  const own = /^(content-security|cross-origin|origin-agent|referrer|strict-transport|x-)/;
  const page = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.test(name) ? [[name, String(value)]] : [])),
  );
  const data = Object.fromEntries(forData.flatMap((name) => (page[name] ? [[name, page[name]]] : [])));
  return {
    page,
    data: {
      ...data,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  };
}
