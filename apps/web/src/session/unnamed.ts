import { gameShort } from '../games/list.ts';
import { t } from '../i18n/index.ts';
import type { SeatKind } from './table.ts';

// Titles and names that nobody typed, in every language in which a match may have been kept.

const AGAINST_COMPUTER = [
  'against the computer',
  'gegen den Computer',
  'contre l’ordinateur',
  'contra el ordenador',
  'contro il computer',
  'przeciw komputerowi',
];
const HOTSEAT = ['Hot-seat', 'An einem Gerät', 'Même écran', 'En una pantalla', 'Stesso schermo', 'Hot seat'];
const TABLE = [
  'On a measured table',
  'Auf dem Tisch gemessen',
  'Sur une table mesurée',
  'En una mesa medida',
  'Su un tavolo misurato',
  'Na mierzonym stole',
];
const SHORT = ['Core Set', 'Grundspiel', 'Base', '2013/14', 'DUST'];
const FIELD = [
  'Unnamed battlefield',
  'Schlachtfeld ohne Namen',
  'Champ sans nom',
  'Campo sin nombre',
  'Campo senza nome',
  'Pole bitwy bez nazwy',
];
const TRIAL = new RegExp(
  `^(?:${[
    'Tried from moment',
    'Probiert ab Zeitpunkt',
    'Essai du moment',
    'Probado desde el momento',
    'Provata dal momento',
    'Próba od chwili',
  ].join('|')}) (\\d+)$`,
);

/** What a kept match is called: as its reader says it, or as somebody has named it. */
export function titleOf({ game, title }: { readonly game: string; readonly title: string }): string {
  const [short = '', how = '', ...more] = title.split(', ');
  if (more.length === 0 && SHORT.includes(short)) {
    if (AGAINST_COMPUTER.includes(how)) return `${gameShort(game)}, ${t('seat.againstComputer')}`;
    if (HOTSEAT.includes(how)) return `${gameShort(game)}, ${t('start.hotseat')}`;
    if (TABLE.includes(how)) return `${gameShort(game)}, ${t('start.table')}`;
  }
  const at = TRIAL.exec(title)?.[1];
  if (at !== undefined) return t('table.branchTitle', { at: Number(at) });
  return FIELD.includes(title) ? t('editor.unnamed') : title;
}

const SIDES: Readonly<Record<'allies' | 'axis' | 'ssu' | 'mercs', readonly string[]>> = {
  allies: ['Allies', 'Alliierte', 'Alliés', 'Aliados', 'Alleati', 'Alianci'],
  axis: ['Axis', 'Achse', 'Axe', 'Eje', 'Asse', 'Oś'],
  ssu: ['SSU'],
  mercs: ['Mercenaries', 'Söldner', 'Mercenaires', 'Mercenarios', 'Mercenari', 'Najemnicy'],
};
const sides = Object.keys(SIDES) as (keyof typeof SIDES)[];
const PLAYER = /^(?:Player|Spieler|Joueur|Jugador|Giocatore|Gracz) (\d)$/;

/** A seat of a table on this device, where people go by their side or number: nobody types a name there. */
export function unnamed(seat: SeatKind): SeatKind {
  if (seat.kind !== 'person' || seat.name === '') return seat;
  const number = PLAYER.exec(seat.name)?.[1];
  if (number !== undefined) return { ...seat, goesBy: Number(number) };
  const side = sides.find((one) => SIDES[one].includes(seat.name));
  return side === undefined ? seat : { ...seat, goesBy: side };
}
