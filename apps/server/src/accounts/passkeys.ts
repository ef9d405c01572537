import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { App } from '../app.ts';
import type { Player } from '../store/store.ts';
import { AccountError } from './accounts.ts';

const OPEN_FOR = 5 * 60_000;

/** Where the ceremony takes place, as the browser sees it. */
export interface Place {
  origin: string;
  host: string;
}

export function placeOf(app: App, host: string): Place {
  const origin = app.config.publicUrl ?? `http://${host}`;
  return { origin, host: new URL(origin).hostname };
}

/** Loaded when the first passkey is used. */
const webauthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

const refuse = (): AccountError => new AccountError('wrong-login', 'the passkey was not accepted');

export async function registrationOptions(
  app: App,
  player: Player,
  name: string,
  place: Place,
): Promise<object> {
  const { generateRegistrationOptions } = await webauthn();
  const known = await app.store.passkeys.ofPlayer(player.id);
  const options = await generateRegistrationOptions({
    rpName: 'Dustfront',
    rpID: place.host,
    userID: new TextEncoder().encode(player.id),
    userName: name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await app.store.passkeys.challenge(options.challenge, player.id, app.now() + OPEN_FOR);
  return options;
}

export async function addPasskey(
  app: App,
  player: Player,
  response: RegistrationResponseJSON,
  label: string,
  place: Place,
): Promise<void> {
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => app.store.passkeys.takeChallenge(challenge, player.id, app.now()),
    expectedOrigin: place.origin,
    expectedRPID: place.host,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw refuse();
  const { credential } = registrationInfo;
  if (await app.store.passkeys.byId(credential.id)) throw refuse();
  await app.store.passkeys.add({
    id: credential.id,
    player: player.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (response.response.transports ?? []) as string[],
    createdAt: app.now(),
    label,
  });
}

export async function signInOptions(app: App, place: Place): Promise<object> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: place.host, userVerification: 'required' });
  await app.store.passkeys.challenge(options.challenge, null, app.now() + OPEN_FOR);
  return options;
}

/** Whose passkey it is. */
export async function signInWithPasskey(
  app: App,
  response: AuthenticationResponseJSON,
  place: Place,
): Promise<Player> {
  const { verifyAuthenticationResponse } = await webauthn();
  const passkey = await app.store.passkeys.byId(response.id);
  if (!passkey) throw refuse();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => app.store.passkeys.takeChallenge(challenge, null, app.now()),
    expectedOrigin: place.origin,
    expectedRPID: place.host,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  const player = verified ? await app.store.players.byId(passkey.player) : null;
  if (!player || !authenticationInfo) throw refuse();
  await app.store.passkeys.used(passkey.id, authenticationInfo.newCounter);
  return player;
}
