import type { Words } from './en.ts';

export const words: Words = {
  'fault.magic': 'zapis zaczyna się od „{magic}”',
  'fault.header-line': 'tu powinien stać wiersz nagłówka „nazwa wartość”',
  'fault.seat-line': 'tu powinno stać: seat NUMER "NAZWA"',
  'fault.seat-number': 'tu powinno stać miejsce {seat}',
  'fault.seat-name': 'miejsce ma nazwę w cudzysłowie',
  'fault.twice': '{name} występuje dwa razy',
  'fault.missing': 'w nagłówku brakuje „{name}”',
  'fault.dice-note': 'kości opisuje tekst',
  'fault.not-json': 'to nie jest JSON: {text}',
  'fault.start-line': 'tu powinno stać „start … # SKRÓT”',
  'fault.answer-line': 'tu powinno stać „NUMER sMIEJSCE OPCJA ; KOŚCI # SKRÓT”',
  'fault.roll': 'to nie jest rzut: „{text}”',

  'fault.other-game': 'ten zapis jest z {other}, nie z {game}',
  'fault.other-version': 'ten zapis używa wersji zasad {other}, nie {version}',
  'fault.refused': '„{option}” zostaje odrzucone: {why}',
  'fault.fingerprint': 'skrót stanu to {hash}, a w zapisie stoi {expected}',
  'fault.rolls-left': 'w zapisie {count|został|zostały|zostało} {count} {count|rzut|rzuty|rzutów}',
  'fault.no-roll': '{reason}: w zapisie nie ma kolejnego rzutu',
  'fault.other-roll':
    '{reason}: w zapisie jest {kept} z {keptStream}, a według zasad wypada {count} z {stream}',
  'fault.dice-out': 'zabrakło kości: {reason} wymaga {count}, zostało {left}',
  'fault.no-face': '{reason}: kość o {sides} ściankach nie może pokazać ścianki {face}',
  'fault.set-up': '{problems}',
  'fault.problem': '{at}: {problem}',
};
