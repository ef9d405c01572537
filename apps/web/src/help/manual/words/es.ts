/** Las instrucciones del creador de ejércitos y del editor. */
export const words = {
  title: 'Cómo funciona el taller',
  army: 'Un ejército',
  squares: 'Un campo de batalla',
  table: 'Una mesa',
  'army/lead': 'Un ejército es una lista de cartas de un bando. Se guarda en este navegador.',
  'army/1': 'Elegir el juego y el bando.',
  'army/1/text': 'Los mercenarios de 2013/14 se ofrecen a todos.',
  'army/2': 'Añadir cartas.',
  'army/2/text':
    'En la caja básica un héroe se une a un pelotón en su línea; en 2013/14 las obras están entre las cartas.',
  'army/3': 'Respetar los puntos, o no.',
  'army/3/text':
    '«{strict}» respeta el límite, «{open}» no tiene ninguno. Lo que nunca puede ir junto se rechaza en ambos ' +
    'casos, con su regla.',
  'army/4': 'Probarlo.',
  'army/4/text':
    '«{against}» muestra la probabilidad exacta de destruir con un ataque la unidad que elijas, a tres ' +
    'distancias.',
  'army/5': 'Compartirlo.',
  'army/5/text':
    '«{share}» copia la lista o toma otra: identificadores o nombres impresos, una línea por unidad. «{print}» ' +
    'da una página con las cartas de las unidades.',
  'army/6': 'Jugar.',
  'army/6/text':
    '«{play}» lo guarda y abre la preparación: contra el ordenador, en un solo dispositivo o en línea.',
  'squares/lead': 'Un campo de batalla propio: terreno, fuerzas y objetivos, comprobados mientras dibujas.',
  'squares/1': 'Elegir el juego.',
  'squares/1/text': '«{startFrom}» empieza con un campo vacío o con uno ya hecho.',
  'squares/2': 'Pintar.',
  'squares/2/text':
    'Elige un pincel y arrastra, o «{rectangle}» y dos esquinas. Un segundo trazo sobre lo mismo lo quita, ' +
    '«{erase}» vacía casillas, «{edge}» construye en un lado de una casilla. Las flechas e Intro hacen lo mismo; ' +
    'Ctrl+Z deshace.',
  'squares/3': 'Decir por dónde entran los bandos.',
  'squares/3/text': 'Las casillas de entrada también se pintan. No tienen que estar en un borde.',
  'squares/4': 'Darles fuerzas.',
  'squares/4/text':
    '«{takeArmy}» trae uno de «{builder}»; o añade unidades una a una. Una unidad entra, está en el ' +
    'tablero desde el principio o llega a partir de una ronda.',
  'squares/5': 'Fijar objetivos.',
  'squares/5/text': '«{addGoal}»: di de quién y de qué clase es, elige sus casillas y lo que vale.',
  'squares/6': 'Mirar la comprobación.',
  'squares/6/text':
    'Lo que no se puede jugar aparece con su regla; el botón delante de una línea lleva a su casilla.',
  'squares/7': 'Jugarlo.',
  'squares/7/text':
    '«{playtest}» es contra el ordenador y vuelve aquí; o juega en un solo dispositivo. Compártelo como enlace ' +
    'o archivo.',
  'table/lead':
    'El juego medido de 2013/14 no tiene casillas. Todo es como en un campo de batalla, salvo el dibujo.',
  'table/1': 'Dibujar.',
  'table/1/text':
    '«{startFrom}»: «{blank}» o una ya hecha. Elige una clase y toca esquina tras esquina (la primera otra vez ' +
    'cierra un contorno, la última otra vez termina un muro), o arrastra un rectángulo o una línea. Cajas, ' +
    'obstáculos, obras y marcadores se ponen con un toque. «{middle}» no necesita puntero.',
  'table/2': 'Doblar.',
  'table/2/text':
    'Lo elegido muestra sus esquinas y los centros de sus lados: arrastra una esquina para moverla, un centro ' +
    'para doblar el lado, la cosa misma para moverla, el asa de obras y vehículos para girarlos. Teclas: Tab va ' +
    'de cosa en cosa y de esquina en esquina, Intro la toma, las flechas mueven un centímetro (con Mayús un ' +
    'milímetro), [ y ] giran, Supr quita.',
  'table/3': 'Decir qué es.',
  'table/3/text':
    'Nombre, clase, plantas y tejado de una casa, pasos por los lados de casas y muros. Un lado largo se abre ' +
    'en su centro, con el ancho habitual.',
  'table/4': 'Decir de dónde vienen los bandos.',
  'table/4/text':
    'Un borde cada uno, y qué tramo de él. Las unidades que están desde el principio se ponen con un toque; el ' +
    'resto de un pelotón encuentra su sitio alrededor del primer hombre.',
  'table/5': 'Fijar objetivos.',
  'table/5/text':
    'Tratan de marcadores (se dominan a 10 cm) y de lugares (los domina quien está dentro): «{pick}» los elige ' +
    'en la mesa.',
} as const;
