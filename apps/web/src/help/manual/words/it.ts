/** Le istruzioni del creatore di eserciti e dell’editor. */
export const words = {
  title: 'Come funziona l’officina',
  army: 'Un esercito',
  squares: 'Un campo di battaglia',
  table: 'Un tavolo',
  'army/lead': 'Un esercito è una lista di carte di uno schieramento. Resta in questo browser.',
  'army/1': 'Scegliere il gioco e lo schieramento.',
  'army/1/text': 'I mercenari del 2013/14 sono offerti a tutti.',
  'army/2': 'Aggiungere carte.',
  'army/2/text':
    'Nella scatola base un eroe si unisce a una squadra nella sua riga; nel 2013/14 le opere stanno fra le carte.',
  'army/3': 'Rispettare i punti, o no.',
  'army/3/text':
    '«{strict}» rispetta il limite, «{open}» non ne ha. Ciò che non può mai stare insieme è rifiutato in ' +
    'entrambi i casi, con la sua regola.',
  'army/4': 'Provarlo.',
  'army/4/text':
    '«{against}» mostra la probabilità esatta di distruggere con un attacco un’unità a scelta, a tre distanze.',
  'army/5': 'Condividerlo.',
  'army/5/text':
    '«{share}» copia la lista o ne riprende una: identificativi o nomi stampati, una riga per unità. «{print}» ' +
    'dà una pagina con le carte delle unità.',
  'army/6': 'Giocare.',
  'army/6/text':
    '«{play}» lo conserva e apre la preparazione: contro il computer, su un solo dispositivo o in rete.',
  'squares/lead': 'Un campo di battaglia tuo: terreno, forze, obiettivi, controllati mentre disegni.',
  'squares/1': 'Scegliere il gioco.',
  'squares/1/text': '«{startFrom}» comincia da un campo vuoto o da uno pronto.',
  'squares/2': 'Dipingere.',
  'squares/2/text':
    'Scegli un pennello e trascina, oppure «{rectangle}» e due angoli. Un secondo tratto sullo stesso punto lo ' +
    'toglie, «{erase}» svuota caselle, «{edge}» costruisce su un lato di una casella. Le frecce e Invio fanno lo ' +
    'stesso; Ctrl+Z annulla.',
  'squares/3': 'Dire da dove entrano gli schieramenti.',
  'squares/3/text': 'Anche le caselle d’ingresso si dipingono. Non devono stare su un bordo.',
  'squares/4': 'Dare loro forze.',
  'squares/4/text':
    '«{takeArmy}» ne prende uno da «{builder}»; oppure aggiungi unità una a una. Un’unità entra, sta ' +
    'sul tabellone dall’inizio o arriva da un certo round.',
  'squares/5': 'Fissare obiettivi.',
  'squares/5/text': '«{addGoal}»: di’ di chi e di che tipo è, scegli le sue caselle e quanto vale.',
  'squares/6': 'Guardare il controllo.',
  'squares/6/text':
    'Ciò che non si può giocare è elencato con la sua regola; il pulsante davanti a una riga porta alla casella.',
  'squares/7': 'Giocarlo.',
  'squares/7/text':
    '«{playtest}» è contro il computer e riporta qui; oppure gioca su un solo dispositivo. Condividilo come ' +
    'link o file.',
  'table/lead':
    'Il gioco misurato del 2013/14 non ha caselle. Tutto è come su un campo di battaglia, tranne il disegno.',
  'table/1': 'Disegnare.',
  'table/1/text':
    '«{startFrom}»: «{blank}» o uno pronto. Scegli un tipo, poi tocca angolo dopo angolo (di nuovo il primo ' +
    'chiude un contorno, di nuovo l’ultimo termina un muro), o trascina un rettangolo o una linea. Casse, ' +
    'ostacoli, opere e segnalini vengono con un tocco. «{middle}» non ha bisogno di puntatore.',
  'table/2': 'Piegare.',
  'table/2/text':
    'Ciò che è scelto mostra i suoi angoli e i punti medi dei lati: trascina un angolo per spostarlo, un punto ' +
    'medio per piegare il lato, la cosa stessa per spostarla, la maniglia di opere e veicoli per girarli. Tasti: ' +
    'Tab va di cosa in cosa e d’angolo in angolo, Invio prende, le frecce spostano di un centimetro (con Maiusc ' +
    'di un millimetro), [ e ] girano, Canc toglie.',
  'table/3': 'Dire che cos’è.',
  'table/3/text':
    'Nome, tipo, piani e tetto di una casa, passaggi nei lati di case e muri. Un lato lungo si apre nel mezzo, ' +
    'largo come di solito.',
  'table/4': 'Dire da dove vengono gli schieramenti.',
  'table/4/text':
    'Un bordo ciascuno, e quale tratto. Le unità presenti dall’inizio si mettono con un tocco; il resto di una ' +
    'squadra trova posto attorno al primo uomo.',
  'table/5': 'Fissare obiettivi.',
  'table/5/text':
    'Riguardano segnalini (tenuti da 10 cm) e luoghi (tenuti da chi vi sta dentro): «{pick}» li sceglie sul ' +
    'tavolo.',
} as const;
