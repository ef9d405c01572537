import type { words as english } from './en.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  title: 'Acerca de Dustfront',
  lead:
    'Un programa para los juegos de mesa Dust, hecho por jugadores para jugadores: libre, abierto, sin ' +
    'publicidad.',
  unofficial:
    'No oficial: ni los autores, ni los ilustradores, ni las editoriales de los juegos Dust lo han ' +
    'hecho, aprobado o apoyado. Sus nombres, y los de unidades, personajes y escenarios, pertenecen a ' +
    'sus dueños. Para jugar en una mesa necesitas los juegos originales, y esperamos que los compres.',
  ours:
    'Las reglas se cuentan con nuestras propias palabras y dicen su lugar en el libro. Los dibujos, el ' +
    'mapa del mundo y el mazo de DUST son nuestros; un valor que no da ninguna fuente es nuestro, y su ' +
    'carta lo dice.',
  makers: 'Para manitas',
  makersText: 'Lo que se puede ejecutar, escribir y conectar. Estas páginas están en inglés.',
  kept: 'Lo que se guarda',
  keptText:
    'Las partidas en este aparato, los ejércitos, los campos de batalla y los ajustes se quedan en este ' +
    'navegador. Quien juega en línea recibe una cookie que dice quién es; el servidor guarda las ' +
    'partidas, lo que se dice en la mesa y una dirección de correo si la das. En «Cuenta» todo se ' +
    'puede guardar en un archivo o borrar.',
  made: 'Hecho con',
  madeText:
    'Costas: Natural Earth, dominio público. Tipos de letra: IBM Plex, Courier Prime y Stardos Stencil, ' +
    'SIL Open Font License. El programa mismo: licencia MIT.',
  terminal: 'En un terminal, en una copia del programa:',
  back: 'Acerca de Dustfront',
  english: 'Esta página está en inglés.',
  openapi: 'Peticiones de este servidor, como OpenAPI',
  schemas: 'Esquemas JSON de mensajes, preparaciones y vistas',
  'command-line': 'La línea de órdenes',
  'command-line.text':
    'Jugar en un terminal, calcular probabilidades, buscar reglas, comprobar y revisar partidas, ' +
    'enfrentar ordenadores.',
  'scenario-format': 'Escenarios, campos de batalla y ejércitos',
  'scenario-format.text':
    'Lo que guardan el editor y el creador de ejércitos, como texto que también se puede escribir a ' +
    'mano.',
  'table-scripts': 'Guiones de mesa',
  'table-scripts.text':
    'Mostrar una regla, o un error nuestro, sin programar: una posición, dados, respuestas, lo que debe ' +
    'seguir.',
  bots: 'Escribir un bot',
  'bots.text': 'De la nada a un programa que juega los tres juegos, en una página.',
  protocol: 'El protocolo',
  'protocol.text': 'Cada petición y mensaje entre cliente y servidor, y cada dirección.',
  strength: 'La fuerza de los ordenadores',
  'strength.text': 'Medida como la de los programas de ajedrez, en pares reflejados.',
  balance: 'El equilibrio de escenarios y ejércitos',
  'balance.text': 'Parte de victorias de ambos bandos en muchas partidas.',
  operations: 'Llevar un servidor',
  'operations.text': 'Instalarlo, cuidarlo, repartirlo en varios procesos.',
  performance: 'La velocidad',
  'performance.text': 'Cifras, y las órdenes que las dieron.',
};
