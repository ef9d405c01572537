import { returning } from './returning.ts';

/** A mechanic brings a destroyed vehicle back (dt1.cmd.field.return), on a HIT (dt1.cmd.field.hit), by radio. */
export const fieldRepair = returning({
  id: 'field-repair',
  role: 'mechanic',
  kind: 'vehicle',
  used: 'fieldRepair',
  rules: { back: 'dt1.cmd.field.return', once: 'dt1.cmd.field.once', radio: 'dt1.cmd.field.radio' },
});
