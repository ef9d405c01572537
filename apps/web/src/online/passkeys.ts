import type { Me, SignedIn } from '@dustfront/protocol';
import { api } from './server.ts';

/** Browsers that read and write the JSON forms by themselves; others sign in with a password. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

async function asked(credential: Promise<Credential | null>): Promise<object> {
  const made = await credential;
  if (made === null) throw new Error('no passkey was given');
  return (made as PublicKeyCredential).toJSON();
}

/** Makes a passkey for whoever is signed in; a guest becomes an account of the name. */
export async function makePasskey(name: string | undefined): Promise<Me> {
  const given = name === undefined ? {} : { name };
  const options = await api<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/options', given);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const response = await asked(navigator.credentials.create({ publicKey }));
  return api<Me>('POST', 'passkeys', { ...given, response });
}

export async function signInWithPasskey(): Promise<Me> {
  const options = await api<PublicKeyCredentialRequestOptionsJSON>('POST', 'login/passkey/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const response = await asked(navigator.credentials.get({ publicKey }));
  return (await api<SignedIn>('POST', 'login/passkey', { response })).me;
}
