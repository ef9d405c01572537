import type { common as english } from '../en/common.ts';
import type { Texts } from '../texts.ts';

/** Words that every page uses. */
export const common: Texts<typeof english> = {
  common: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    delete: 'Borrar',
    sure: '¿Borrar?',
    theme: 'Claro u oscuro',
    rules: 'Reglas',
    learn: 'Aprender',
    ways: 'Páginas',
    waiting: '{count|Una partida te espera|{count} partidas te esperan}',
    loading: 'Un momento…',
    copied: 'Copiado',
    copy: 'Copiar',
    save: 'Guardar',
    failed: 'Algo ha ido mal',
    failedText:
      'Esta página no se puede mostrar: {message}. Lo que has guardado sigue ahí; las demás páginas ' +
      'funcionan.',
    unloaded: 'Falta una parte de esta página',
    unloadedText:
      'Puede que Dustfront se haya renovado desde que lo abriste, o que se cortara la conexión. Lo ' +
      'que guardaste sigue ahí.',
    reload: 'Volver a cargar la página',
    brokenAddress: 'Esta dirección está rota',
    brokenAddressText:
      'Contiene algo que no se puede leer: «{part}». Quizá falte parte del enlace; pídelo de nuevo.',
    notFound: 'Aquí no hay nada',
    notFoundText: 'Puede que la dirección sea antigua. La página de inicio sabe todo lo que está en marcha.',
    home: 'Inicio',
  },
  sides: { allies: 'Aliados', axis: 'Eje', ssu: 'SSU', mercs: 'Mercenarios', neutral: 'Nadie' },
  seat: {
    you: 'Tú',
    computer: 'Ordenador',
    againstComputer: 'contra el ordenador',
    player: 'Jugador {number}',
  },
};
