import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type TestServer, testServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ publicUrl: 'http://localhost:3000' });
});
afterAll(() => server.end());

const b64 = (data: Buffer): string => data.toString('base64url');
const sha = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
/** Just enough CBOR: byte strings up to 64 KiB. */
const cborBytes = (data: Buffer): Buffer =>
  data.length < 256
    ? Buffer.concat([Buffer.from([0x58, data.length]), data])
    : Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 255]), data]);

/** A passkey in software: what a browser and its authenticator would answer. */
class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  #counter = 0;

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter++);
    return Buffer.concat([sha(host), Buffer.from([flags]), counter]);
  }

  create(options: { challenge: string; rp: { id: string } }, origin: string): object {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x!, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y!, 'base64url')),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.#data(options.rp.id, 0x45), Buffer.alloc(16), length, this.id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      cborBytes(data),
    ]);
    const client = this.#client('webauthn.create', options.challenge, origin);
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(client),
        attestationObject: b64(attestation),
        transports: ['internal'],
      },
    };
  }

  get(options: { challenge: string; rpId: string }, origin: string): object {
    const data = this.#data(options.rpId, 0x05);
    const client = this.#client('webauthn.get', options.challenge, origin);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha(client)]))
      .sign(this.#keys.privateKey);
    return {
      id: b64(this.id),
      rawId: b64(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) },
    };
  }
}

const origin = 'http://localhost:3000';

test('a guest makes an account with a passkey and signs in with it elsewhere', async () => {
  const key = new Authenticator();
  const guest = await Client.guest(server.port, 'Keyra');
  const options = await guest.post<never>('/api/passkeys/options', { name: 'Keyra' });
  await expect(
    guest.post('/api/passkeys', { name: 'Keyra', response: key.create(options, 'https://evil.example') }),
  ).rejects.toMatchObject({ status: 401 });
  expect(await guest.get('/api/me')).toMatchObject({ kind: 'guest' });
  const again = await guest.post<never>('/api/passkeys/options', { name: 'Keyra' });
  const made = await guest.post<{ token: string }>('/api/passkeys', {
    name: 'Keyra',
    response: key.create(again, origin),
  });
  expect(made).toMatchObject({ kind: 'account', name: 'Keyra' });
  // A session from before the account is worth nothing any more.
  expect(await guest.get('/api/me')).toBeNull();
  guest.token = made.token;
  await expect(guest.ask('DELETE', `/api/passkeys/${b64(key.id)}`)).rejects.toMatchObject({
    code: 'last-passkey',
  });

  const other = new Client(server.port);
  const login = await other.post<never>('/api/login/passkey/options');
  const response = key.get(login, origin);
  expect(await other.post('/api/login/passkey', { response })).toMatchObject({ me: { id: guest.id } });
  await expect(other.post('/api/login/passkey', { response }), 'a reply is good once').rejects.toMatchObject({
    status: 401,
  });
  const third = await other.post<never>('/api/login/passkey/options');
  await expect(
    other.post('/api/login/passkey', { response: new Authenticator().get(third, origin) }),
  ).rejects.toMatchObject({ status: 401 });
});

test('how one signs in is changed only by who has just signed in, or knows the password', async () => {
  let now = Date.now();
  const own = await testServer({ publicUrl: origin }, { now: () => now });
  const ann = await Client.guest(own.port, 'Ann');
  const password = 'quite a long secret';
  ann.token = (await ann.post<{ token: string }>('/api/account', { name: 'Annabel', password })).token;
  const add = async (more: object) => {
    const key = new Authenticator();
    const options = await ann.post<never>('/api/passkeys/options', {});
    return ann.post('/api/passkeys', { response: key.create(options, origin), ...more });
  };
  await add({});
  now += 3_600_000;
  await expect(add({})).rejects.toMatchObject({ status: 403, code: 'sign-in-again' });
  await expect(add({ password: 'wrong' })).rejects.toMatchObject({ code: 'sign-in-again' });
  await add({ password });
  const { passkeys } = await ann.get<{ passkeys: { id: string }[] }>('/api/passkeys');
  await expect(ann.ask('DELETE', `/api/passkeys/${passkeys[0]!.id}`)).rejects.toMatchObject({
    code: 'sign-in-again',
  });
  const away = new Client(own.port);
  away.token = (await away.post<{ token: string }>('/api/login', { name: 'Annabel', password })).token;
  const { sessions } = await ann.get<{ sessions: { id: string; current: boolean }[] }>('/api/sessions');
  const end = () => ann.ask('DELETE', `/api/sessions/${sessions.find((s) => !s.current)!.id}`);
  await expect(end()).rejects.toMatchObject({ code: 'sign-in-again' });
  await expect(ann.post('/api/me/mail', { address: null })).rejects.toMatchObject({ code: 'sign-in-again' });
  const mail = ann.ask('PATCH', '/api/me', { email: 'ann@example.org' });
  await expect(mail).rejects.toMatchObject({ code: 'sign-in-again' });
  ann.token = (await ann.post<{ token: string }>('/api/login', { name: 'Annabel', password })).token;
  await end();
  await expect(away.get('/api/sessions')).rejects.toMatchObject({ status: 401 });
  await ann.ask('DELETE', `/api/passkeys/${passkeys[0]!.id}`);
  await own.end();
});

test('an account without a password is deleted only by who has just signed in', async () => {
  let now = Date.now();
  const own = await testServer({ publicUrl: origin }, { now: () => now });
  const key = new Authenticator();
  const guest = await Client.guest(own.port, 'Keyla');
  const options = await guest.post<never>('/api/passkeys/options', { name: 'Keyla' });
  const body = { name: 'Keyla', response: key.create(options, origin) };
  guest.token = (await guest.post<{ token: string }>('/api/passkeys', body)).token;
  now += 3_600_000;
  await expect(guest.ask('DELETE', '/api/me', {})).rejects.toMatchObject({ code: 'sign-in-again' });
  const login = await guest.post<never>('/api/login/passkey/options');
  const again = { response: key.get(login, origin) };
  guest.token = (await guest.post<{ token: string }>('/api/login/passkey', again)).token;
  await guest.ask('DELETE', '/api/me', {});
  expect(await guest.get('/api/me')).toBeNull();
  await own.end();
});
