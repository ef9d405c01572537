import type { Words } from './en.ts';

export const words: Words = {
  'fault.magic': 'un enregistrement commence par « {magic} »',
  'fault.header-line': 'une ligne d’en-tête « nom valeur » est attendue ici',
  'fault.seat-line': 'on attend : seat NUMÉRO "NOM"',
  'fault.seat-number': 'on attend la place {seat}',
  'fault.seat-name': 'une place a un nom entre guillemets',
  'fault.twice': '{name} figure deux fois',
  'fault.missing': 'il manque « {name} » dans l’en-tête',
  'fault.dice-note': 'les dés sont décrits par un texte',
  'fault.not-json': 'ce n’est pas du JSON : {text}',
  'fault.start-line': 'on attend « start … # EMPREINTE »',
  'fault.answer-line': 'on attend « NUMÉRO sPLACE OPTION ; DÉS # EMPREINTE »',
  'fault.roll': 'ce n’est pas un jet de dés : « {text} »',

  'fault.other-game': 'cet enregistrement est de {other}, pas de {game}',
  'fault.other-version': 'cet enregistrement suit la version {other} des règles, pas la version {version}',
  'fault.refused': '« {option} » est refusé : {why}',
  'fault.fingerprint': 'l’empreinte de l’état est {hash}, l’enregistrement indique {expected}',
  'fault.rolls-left': '{count} {count|jet|jets} de l’enregistrement en trop',
  'fault.no-roll': '{reason} : l’enregistrement n’a plus de jet',
  'fault.other-roll':
    '{reason} : l’enregistrement a {kept} de {keptStream}, les règles lancent {count} de {stream}',
  'fault.dice-out': 'il n’y a plus de dés : {reason} en demande {count}, il en reste {left}',
  'fault.no-face': '{reason} : un dé à {sides} faces ne peut pas montrer la face {face}',
  'fault.set-up': '{problems}',
  'fault.problem': '{at} : {problem}',
};
