import { DEFAULT_GAME } from '@dustfront/games';
import type { Place } from '../../address.ts';
import { needRefusals } from '../../online/refused.ts';
import { Lost } from '../Lost.tsx';
import { AccountPage } from './Account.tsx';
import { JoinPage } from './Join.tsx';
import { LobbyPage } from './Lobby.tsx';
import { MailPage } from './MailPage.tsx';
import { ModerationPage } from './Moderation.tsx';
import { NewMatchPage } from './NewMatch.tsx';
import { PlayerPage } from './Player.tsx';
import { RoomPage } from './Room.tsx';
import { VerifyPage } from './Verify.tsx';

/** Every page that speaks with a server, loaded together when the first of them is opened. */
function OnlinePages({ place, first }: { place: Place; first: string | null }) {
  const { name, query, data } = place;
  switch (name) {
    case 'match':
      return <RoomPage key={first} id={first ?? ''} />;
    case 'lobby':
      return <LobbyPage />;
    case 'invite':
      return <NewMatchPage key={first} game={first ?? DEFAULT_GAME} open={query.get('open') === '1'} />;
    case 'join':
      return <JoinPage key={first} invite={first ?? ''} />;
    case 'account':
      return <AccountPage />;
    case 'mail':
      return <MailPage key={data} what={first} token={data ?? ''} />;
    case 'moderation':
      return <ModerationPage />;
    case 'player':
      return <PlayerPage key={first} who={first ?? ''} />;
    case 'verify':
      return <VerifyPage key={first} id={first} />;
    default:
      return <Lost />;
  }
}

/** The pages, and first the words for whatever the server may refuse: its first answer may be a refusal. */
export async function withWords(): Promise<typeof OnlinePages> {
  await needRefusals().catch(() => undefined);
  return OnlinePages;
}
