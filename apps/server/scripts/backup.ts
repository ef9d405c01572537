/** Copies a SQLite store while the server goes on. `node apps/server/scripts/backup.ts FROM TO` */

import { backup, DatabaseSync } from 'node:sqlite';
import { misused, told } from '../../../scripts/lib/options.ts';

const [from, to] = told(import.meta.filename, { allowPositionals: true }).positionals;
if (!from || !to) misused(import.meta.filename, 'FROM and TO are wanted');
const db = new DatabaseSync(from, { readOnly: true });
const pages = await backup(db, to);
db.close();
const copy = new DatabaseSync(to, { readOnly: true });
const [check] = copy.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
const { n } = copy.prepare('SELECT COUNT(*) AS n FROM entries').get() as { n: number };
copy.close();
console.log(`${pages} pages, ${n} entries, integrity: ${check?.integrity_check}`);
process.exit(check?.integrity_check === 'ok' ? 0 : 1);
