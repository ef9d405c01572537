import { type DustView, unitsOf } from '@dustfront/dust';
import { diceReasons } from '@dustfront/dust/query';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { areaOf, armyOf } from '../model.ts';
import { areaName, seatName } from '../names.ts';
import { Dice } from '../table/battle/Rolls.tsx';
import { diceOf, reasonWords, supremacySum } from '../table/battle/sums.ts';
import { w } from '../words.ts';
import '../table/battle/stage.css';
import '../table/battle/rolls.css';

/** The dice of one side as a sum, its supremacy, and a throw of them. */
function Side({
  view,
  area,
  defends,
  faces,
}: {
  view: DustView;
  area: string;
  defends: boolean;
  faces: readonly number[];
}) {
  const found = areaOf(view, area);
  const seat = typeof found?.holder === 'number' ? found.holder : 0;
  const units = found?.units ?? {};
  const place = { capital: found?.capital ?? false, centre: found?.centre ?? false };
  const because = diceReasons(unitsOf(units), false, defends ? place : null);
  return (
    <section class={`bk-side army-${armyOf(view, seat)}`}>
      <h3>
        <ArmyMark army={armyOf(view, seat)} size={22} /> {seatName(view, seat)}, {areaName(view, area)}
      </h3>
      <p class="bs-sum">
        <b class="num">{diceOf(because)}</b>
        <span>{because.map(reasonWords).join(' + ')}</span>
      </p>
      <p>
        {w('stage.supremacy')}: <b class="num">{supremacySum(units)}</b>
      </p>
      <Dice faces={faces.slice(0, diceOf(because))} groups={because.map(({ dice }) => dice)} wanted="hit" />
    </section>
  );
}

/** A battle before its first throw: what both sides reckon. */
export function BattleSum({
  view,
  from,
  to,
  faces,
}: {
  view: DustView;
  from: string;
  to: string;
  faces: readonly number[];
}) {
  return (
    <div class="bk-battle">
      <Side view={view} area={from} defends={false} faces={faces} />
      <Side view={view} area={to} defends faces={faces.toReversed()} />
    </div>
  );
}
