import type { RecordReply } from '@dustfront/protocol';
import { inviteTo } from './invites.ts';
import { api, detect } from './server.ts';

/** The record of a finished match, as the server has it for whoever may see it; null where there is no server. */
export async function finishedRecord(id: string): Promise<string | null> {
  if (!(await detect())) return null;
  const invite = inviteTo(id);
  const query = invite === null ? '' : `?invite=${invite}`;
  return (await api<RecordReply>('GET', `matches/${id}/record${query}`)).record;
}
