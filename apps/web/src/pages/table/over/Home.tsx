import type { Json } from '@dustfront/kernel';
import { useEffect, useState } from 'preact/hooks';
import { SideMark } from '../../../drawings/emblems.tsx';
import { UnitDrawing } from '../../../drawings/unitart.tsx';
import type { StatusModel } from '../../../games/face.ts';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';

/** How everybody set out: nobody is left to be drawn of a squad that fell. Null until that is known. */
export function useBegun(c: Controller): Json | null {
  const [begun, setBegun] = useState<Json | null>(null);
  useEffect(() => {
    void c.table
      .moment(0)
      .then((moment) => setBegun(moment.view))
      .catch(() => undefined);
  }, []);
  return begun;
}

/** Who came home, as figures; who did not is pale and struck through. */
export function Home({ c, view, status }: { c: Controller; view: Json; status: StatusModel }) {
  const begun = useBegun(c);
  return (
    <section class="over-home">
      <h3 class="eyebrow">{t('over.home')}</h3>
      {status.sides.map((side) => {
        const home = side.pips.filter(({ state }) => state !== 'lost');
        return (
          <div key={side.sign} class={`side-${side.sign}`}>
            <SideMark sign={side.sign} size={20} />
            <ul>
              {side.pips.map(({ key, name, state }) => {
                const card = c.face.card(state === 'lost' ? (begun ?? view) : view, key);
                const label = state === 'lost' ? t('over.fell', { name }) : name;
                return card === null ? null : (
                  <li key={key} class={state === 'lost' ? 'lost' : ''} title={label}>
                    <svg viewBox="-6 -8 112 112" role="img" aria-label={label}>
                      <UnitDrawing art={card.art} sign={side.sign} flip={card.flip} />
                      {state === 'lost' && <path class="over-struck" d="M8 96L92 4" />}
                    </svg>
                  </li>
                );
              })}
            </ul>
            <small>{t('over.homeOf', { left: home.length, count: side.pips.length })}</small>
          </div>
        );
      })}
    </section>
  );
}
