import { returning } from './returning.ts';

/** A medic brings a destroyed squad back (dt1.cmd.comeon.return), on a HIT (dt1.cmd.comeon.hit), by radio. */
export const comeOn = returning({
  id: 'come-on',
  role: 'medic',
  kind: 'squad',
  used: 'comeOn',
  rules: { back: 'dt1.cmd.comeon.return', once: 'dt1.cmd.comeon.once', radio: 'dt1.cmd.comeon.radio' },
});
