import type { Words } from './en.ts';

export const words: Words = {
  'fault.magic': 'eine Aufzeichnung beginnt mit „{magic}“',
  'fault.header-line': 'erwartet wird eine Kopfzeile „Name Wert“',
  'fault.seat-line': 'erwartet wird: seat NUMMER "NAME"',
  'fault.seat-number': 'erwartet wird Platz {seat}',
  'fault.seat-name': 'ein Platz hat einen Namen in Anführungszeichen',
  'fault.twice': '{name} steht zweimal da',
  'fault.missing': 'im Kopf fehlt „{name}“',
  'fault.dice-note': 'Würfel beschreibt ein Text',
  'fault.not-json': 'kein JSON: {text}',
  'fault.start-line': 'erwartet wird „start … # PRÜFSUMME“',
  'fault.answer-line': 'erwartet wird „NUMMER sPLATZ OPTION ; WÜRFEL # PRÜFSUMME“',
  'fault.roll': 'kein Wurf: „{text}“',

  'fault.other-game': 'diese Aufzeichnung ist von {other}, nicht von {game}',
  'fault.other-version': 'diese Aufzeichnung folgt der Regelversion {other}, nicht {version}',
  'fault.refused': '„{option}“ wird abgelehnt: {why}',
  'fault.fingerprint': 'die Prüfsumme der Stellung ist {hash}, in der Aufzeichnung steht {expected}',
  'fault.rolls-left': '{count} {count|Wurf|Würfe} der Aufzeichnung bleiben übrig',
  'fault.no-roll': '{reason}: die Aufzeichnung hat keinen weiteren Wurf',
  'fault.other-roll':
    '{reason}: in der Aufzeichnung stehen {kept} aus {keptStream}, nach den Regeln fallen {count} aus {stream}',
  'fault.dice-out': 'die Würfel sind ausgegangen: {reason} braucht {count} Würfel, übrig sind {left}',
  'fault.no-face': '{reason}: ein Würfel mit {sides} Seiten kann nicht die Seite {face} zeigen',
  'fault.set-up': '{problems}',
  'fault.problem': '{at}: {problem}',
};
