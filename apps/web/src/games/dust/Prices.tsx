import { CARD_COST, CENTRE_COST, type DustView, FIGURES, UNIT_TYPES } from '@dustfront/dust';
import { helpWord as hw } from '../../help/words.ts';
import type { Controller } from '../../modes/controller.ts';
import { SignIcon } from './drawings/glyphs.tsx';
import { w } from './words.ts';

/** What everything costs and does, from the data of the game, and how many points win. */
export function Prices({ c }: { c: Controller }) {
  const view = c.shown.value?.view as DustView | undefined;
  return (
    <>
      {view !== undefined && (
        <section>
          <h3>{hw('wins')}</h3>
          <p>{hw('target', { points: view.options.victoryPoints })}</p>
        </section>
      )}
      <section>
        <h3>{hw('prices')}</h3>
        <table class="hp-prices num">
          <thead>
            <tr>
              <th scope="col">
                <span class="vh">{hw('units')}</span>
              </th>
              <th scope="col">{hw('price')}</th>
              <th scope="col">{hw('diceOf')}</th>
              <th scope="col">{hw('supremacy')}</th>
            </tr>
          </thead>
          <tbody>
            {UNIT_TYPES.map((type) => (
              <tr key={type}>
                <th scope="row">
                  <SignIcon sign={type} size={14} /> {w(`ware.${type}`)}
                </th>
                <td>{FIGURES[type].cost}</td>
                <td>{FIGURES[type].dice}</td>
                <td>{FIGURES[type].supremacy ?? '–'}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                <SignIcon sign="centre" size={14} /> {hw('centre')}
              </th>
              <td>{CENTRE_COST}</td>
              <td />
              <td />
            </tr>
            <tr>
              <th scope="row">
                <SignIcon sign="card" size={14} /> {hw('card')}
              </th>
              <td>{CARD_COST}</td>
              <td />
              <td />
            </tr>
          </tbody>
        </table>
      </section>
    </>
  );
}
