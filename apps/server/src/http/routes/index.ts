import type { AnyRoute } from '../route.ts';
import { addPasskey } from './add-passkey.ts';
import { changeMail } from './change-mail.ts';
import { changeMe } from './change-me.ts';
import { confirmMail } from './confirm-mail.ts';
import { createMatch } from './create-match.ts';
import { deleteMe } from './delete-me.ts';
import { endMatch } from './end-match.ts';
import { exportMe } from './export-me.ts';
import { games } from './games.ts';
import { guest } from './guest.ts';
import { health } from './health.ts';
import { invitation } from './invitation.ts';
import { ladder } from './ladder.ts';
import { lobby } from './lobby.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { mail } from './mail.ts';
import { marks } from './marks.ts';
import { match } from './match.ts';
import { me } from './me.ts';
import { metrics } from './metrics.ts';
import { mute } from './mute.ts';
import { notices } from './notices.ts';
import { openapi } from './openapi.ts';
import { passkeyLogin } from './passkey-login.ts';
import { passkeyLoginOptions } from './passkey-login-options.ts';
import { passkeyOptions } from './passkey-options.ts';
import { passkeys } from './passkeys.ts';
import { password } from './password.ts';
import { player } from './player.ts';
import { playerMatches } from './player-matches.ts';
import { pushKey } from './push-key.ts';
import { readNotices } from './read-notices.ts';
import { recap } from './recap.ts';
import { record } from './record.ts';
import { register } from './register.ts';
import { rematch } from './rematch.ts';
import { removeMatch } from './remove-match.ts';
import { removePasskey } from './remove-passkey.ts';
import { report } from './report.ts';
import { reports } from './reports.ts';
import { resolveReport } from './resolve-report.ts';
import { revokeSession } from './revoke-session.ts';
import { schema, schemas } from './schemas.ts';
import { sessions } from './sessions.ts';
import { setMarkAside } from './set-mark-aside.ts';
import { sit } from './sit.ts';
import { standUp } from './stand-up.ts';
import { stopMail, stopMailPage } from './stop-mail.ts';
import { subscribe } from './subscribe.ts';
import { unmute } from './unmute.ts';
import { unsubscribe } from './unsubscribe.ts';
import { word } from './word.ts';

export const routes: readonly AnyRoute[] = [
  addPasskey,
  changeMail,
  changeMe,
  confirmMail,
  createMatch,
  deleteMe,
  endMatch,
  exportMe,
  games,
  guest,
  health,
  invitation,
  ladder,
  lobby,
  login,
  logout,
  mail,
  match,
  me,
  metrics,
  mute,
  notices,
  openapi,
  passkeyLoginOptions,
  passkeyLogin,
  passkeyOptions,
  passkeys,
  password,
  playerMatches,
  player,
  pushKey,
  marks,
  readNotices,
  recap,
  record,
  register,
  rematch,
  removeMatch,
  removePasskey,
  report,
  reports,
  resolveReport,
  revokeSession,
  schema,
  schemas,
  sessions,
  setMarkAside,
  sit,
  standUp,
  stopMail,
  stopMailPage,
  subscribe,
  unmute,
  unsubscribe,
  word,
];
