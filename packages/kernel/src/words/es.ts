import type { Words } from './en.ts';

export const words: Words = {
  'fault.magic': 'un registro empieza por «{magic}»',
  'fault.header-line': 'se espera una línea de cabecera «nombre valor»',
  'fault.seat-line': 'se espera: seat NÚMERO "NOMBRE"',
  'fault.seat-number': 'se espera el puesto {seat}',
  'fault.seat-name': 'un puesto tiene un nombre entre comillas',
  'fault.twice': '{name} aparece dos veces',
  'fault.missing': 'en la cabecera falta «{name}»',
  'fault.dice-note': 'los dados se describen con un texto',
  'fault.not-json': 'no es JSON: {text}',
  'fault.start-line': 'se espera «start … # HUELLA»',
  'fault.answer-line': 'se espera «NÚMERO sPUESTO OPCIÓN ; DADOS # HUELLA»',
  'fault.roll': 'no es una tirada: «{text}»',

  'fault.other-game': 'este registro es de {other}, no de {game}',
  'fault.other-version': 'este registro sigue la versión {other} de las reglas, no la {version}',
  'fault.refused': '«{option}» se rechaza: {why}',
  'fault.fingerprint': 'la huella del estado es {hash}, el registro dice {expected}',
  'fault.rolls-left': '{count} {count|tirada|tiradas} del registro sin usar',
  'fault.no-roll': '{reason}: el registro no tiene más tiradas',
  'fault.other-roll':
    '{reason}: el registro tiene {kept} de {keptStream}, las reglas tiran {count} de {stream}',
  'fault.dice-out': 'se acabaron los dados: {reason} necesita {count}, quedan {left}',
  'fault.no-face': '{reason}: un dado de {sides} caras no puede mostrar la cara {face}',
  'fault.set-up': '{problems}',
  'fault.problem': '{at}: {problem}',
};
